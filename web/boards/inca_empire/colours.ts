/** The colours of the box in those of the house: each has its sign and its weave. */
import type { Colour } from "./printed";
import type { View } from "./view";

/** Red sun, yellow moon, green condor, blue serpent. */
export const WORN: Record<Colour, number> = { brown: 0, orange: 1, green: 2, blue: 3 };

/** IE-102: the colour dealt to this seat; before that, one that nobody has. */
export function wears(view: View, seat: number): number {
  const worn = view.owners.map(({ colour }) => (colour === null ? null : WORN[colour]));
  const free = Object.values(WORN).filter((colour) => !worn.includes(colour));
  const waiting = worn.slice(0, seat).filter((colour) => colour === null).length;
  return worn[seat] ?? free[waiting] ?? seat;
}
