/** By which key the tables of How to play name a thing: boards mark it so with `data-what`. */
import type { Move } from "./move";
import { SQUARES, type PrintedSquare } from "./printed";
import type { Order, Placement, Sky, Square, StairCard, View } from "./view";

/** Any direction card, any token of its kind, any card of one's own: the tables draw one of each. */
export const CARD = "card-34";
export const OWN = "own-4";
export const HOLDING = "holding-3-4";

export const priestThing = (priest: number): string => `priest-${priest}`;
export const tokenThing = (value: number): string => (value > 0 ? "sun-10" : "fire-3");
export const orderThing = (order: Order): string => `order-${order}`;
export const faceThing = ({ open }: Placement): string => (open ? "face-up" : "face-down");
/** Who laid a card; with three players the last one comes from the deck. */
export const seatThing = (seat: number | null): string =>
  seat === null ? "sign-deck" : "sign-seat";

export function skyThing({ sky, instruction }: { sky: Sky; instruction: string }): string {
  return `${sky === "sun" ? "day" : "night"}-${instruction}`;
}

export function laidThing(laid: StairCard): string {
  return laid.card === null ? "back" : CARD;
}

export function slabThing({ suns, start }: PrintedSquare): string {
  if (suns > 0) return suns > 1 ? "square-c3" : "square-b3";
  return start ? "square-b2" : "square-a1";
}

/** Where a move ends: on a square, before somebody else, or outside. */
export function moveThing({ kind, to }: Move): string {
  if (kind === "blocked") return "blocked";
  return kind === "leave" || to === null ? "outside" : printedThing(to);
}

/** What one would call this square: whoever stands on it, else what is printed there. */
export function squareThing(view: View, square: Square): string {
  const priest = view.priests.indexOf(square) + 1;
  return priest ? priestThing(priest) : printedThing(square);
}

function printedThing(square: Square): string {
  return slabThing(SQUARES.find(({ id }) => id === square)!);
}
