/** The table as one seat sees it: the names of `tampu.games.machu_picchu.view`. */

export type Stair = "N" | "S" | "E" | "W";
export type Sky = "sun" | "moon";
export type Order = "tall_first" | "small_first";
/** A square such as "B3": column letter from the west, row number from the north. */
export type Square = string;

export interface SkyCardSeen {
  id: number;
  sky: Sky;
  instruction: string;
}

export interface StairCard {
  /** null: this seat may not know it. */
  card: number | null;
  /** null: the draw pile. */
  by: number | null;
  open: boolean;
}

export interface Placement {
  by: number | null;
  open: boolean;
}

export interface View {
  seat: number | null;
  seats: number;
  reverse: string;
  end: string;
  /** Who was settled to begin (MP-904); null: drawn by lot. */
  begins: number | null;
  /** The kind of the open question; "over"; or "moving" while the moves are being shown. */
  step: string;
  round: number;
  rounds: number;
  first: number | null;
  dealt: number;
  placed: number;
  sky: SkyCardSeen;
  sky_left: SkyCardSeen[];
  placements: Placement[];
  stairs: Record<Stair, StairCard | null>;
  priests: (Square | null)[];
  /** Priests outside the temple, earliest leaver first, numbered from 1. */
  absent: number[];
  /** Per priest its used slots, each with one or two token values. */
  depots: number[][][];
  values: number[];
  sun_row: number[];
  fire_row: number[];
  hand: number[];
  hand_sizes: number[];
  chosen: number | null;
  choosing: boolean;
  pile: number;
  used: number[];
  pairs_in_play: number[][];
  pairs: (number[] | null)[];
  scores: (number | null)[];
  places: number[][] | null;
}

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
