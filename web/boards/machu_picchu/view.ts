/** The table as one seat sees it: `tampu.games.machu_picchu.picture`, as the server describes it. */
import type { components } from "../../wire/schema";

export type Stair = "N" | "S" | "E" | "W";
export type Sky = "sun" | "moon";
export type Order = "tall_first" | "small_first";
/** A square such as "B3": column letter from the west, row number from the north. */
export type Square = string;

type Schemas = components["schemas"];

export type StairCard = Schemas["machu_picchu.StairCard"];
export type Placement = Schemas["machu_picchu.Placement"];
type SkyCardSeen = Schemas["machu_picchu.SkyCard"] & { sky: Sky };

/** `step` is the kind of the open question, "over", or "moving" while the moves are being shown. */
export type View = Omit<Schemas["machu_picchu.View"], "sky" | "sky_left" | "stairs"> & {
  sky: SkyCardSeen;
  sky_left: SkyCardSeen[];
  stairs: Record<Stair, StairCard | null>;
};

export const STAIRS: readonly Stair[] = ["N", "E", "S", "W"];
export const PRIESTS: readonly number[] = [1, 2, 3, 4];
export const SLOTS = 5;

/** The priests that this seat backs, as far as the view tells. */
export function ownPair(view: View): number[] {
  return (view.seat === null ? null : view.pairs[view.seat]) ?? [];
}

/** How the card lies that is laid next: open or hidden. */
export function nextFace(view: View): "open" | "hidden" {
  return view.placements[Math.min(view.placed, 3)]?.open ? "open" : "hidden";
}

/** The stair on which this seat laid its latest card of the round. */
export function laidBy(view: View, seat: number): [Stair, StairCard] | null {
  let latest: [Stair, StairCard] | null = null;
  for (const stair of STAIRS) {
    const card = view.stairs[stair];
    if (card?.by === seat) latest = [stair, card];
  }
  return latest;
}
