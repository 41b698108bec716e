/** Where a die, a path or a strength could lead: what the page lights up. The server judges. */
import type { PathKind, Place } from "./printed";
import { pathsFrom, type Mask, type Offer, type View } from "./view";

/** CF-302, CF-303: the places that can be reached from where the Chasqui stands. */
export function reachOf(
  view: View,
  from: Place,
  kinds: readonly PathKind[],
  strength: number,
): Place[] {
  return pathsFrom(view, from)
    .filter(({ road }) => kinds.includes(road.kind) && road.number <= strength)
    .map(({ to }) => to);
}

/** CF-512, CF-513: the circle tiles that this strength could activate. */
export const circlesFor = ({ circles, feathers }: Mask, strength: number): number[] =>
  [1, 2, 3, 4, 5, 6].filter(
    (die) =>
      die <= strength &&
      !circles.includes(die) &&
      feathers[2 * die - 2] !== null &&
      feathers[2 * die - 1] !== null,
  );

/** What this die could do on each space of the bar, as the server offers it. */
export const offersFor = (view: View, die: number): Offer[] =>
  view.offers.filter((offer) => offer.die === die);
