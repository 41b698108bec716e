/** A pair or span of numbers, such as 1-4, stays on one line: no line ends at its dash. */

const JOINER = "\u2060";
const DASH = /(?<=\d)[-–](?=\d)/g;

export const unbroken = (text: string) => text.replace(DASH, `${JOINER}$&${JOINER}`);
