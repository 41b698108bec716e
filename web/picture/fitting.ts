/** Words in a room of their own: a picture cannot break lines by itself. */

/** How wide a letter is about, as a part of the size of the type. */
const wide = (letter: string): number =>
  /[\u1100-\uffff]/.test(letter)
    ? 1
    : /[mwMWQ@%—]/.test(letter)
      ? 0.88
      : /[iljtfrI.,:;'|!·() ]/.test(letter)
        ? 0.34
        : 0.61;

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + wide(letter), 0) * size;

/** As much of a text as fits; what is left away shows as dots. */
export function fitted(text: string, size: number, room: number): string {
  if (widthOf(text, size) <= room) return text;
  const letters = [...text];
  while (letters.length && widthOf(`${letters.join("")}…`, size) > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** A text in lines, no more than `most` of them. */
export function lined(text: string, size: number, room: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length && (widthOf(longer, size) <= room || lines.length === most)) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines.map((line) => fitted(line, size, room));
}
