/** Which of the four colours of the house a seat wears: its own, unless the game deals them. */
import { getContext, setContext } from "svelte";

export type Wearing = (seat: number) => number;

const KEY = Symbol("wearing");
const ITS_OWN: Wearing = (seat) => seat;

export const putWearing = (wearing: Wearing) => setContext(KEY, wearing);
export const theWearing = () => getContext<Wearing | undefined>(KEY) ?? ITS_OWN;
