/** Where things lie on the drawing of the temple: 820 units square, squares of 100. */
import { COLUMNS } from "./printed";
import type { Square, Stair } from "./view";

export const SIDE = 820;
export const CELL = 100;
const EDGE = 160;

export interface Point {
  x: number;
  y: number;
}

export const column = (square: Square): number => COLUMNS.indexOf(square[0]!);
export const row = (square: Square): number => Number(square.slice(1)) - 1;

/** The upper left corner of a square. */
export function corner(square: Square): Point {
  return { x: EDGE + column(square) * CELL, y: EDGE + row(square) * CELL };
}

/** Where a priest on this square has its foot. */
export function foot(square: Square): Point {
  const { x, y } = corner(square);
  return { x: x + 50, y: y + 84 };
}

/** How far a priest rises over its foot, hat included. */
export const HEIGHT = { foot: 67, step: 14 };
export const heightOf = (priest: number): number => HEIGHT.foot + HEIGHT.step * priest;
/** Half the width of a priest at its foot. */
export const girth = (priest: number): number => 24 + priest;

/** The square directly north of this one, behind whoever stands here. */
export function behind(square: Square): Square {
  return `${square[0]}${row(square)}`;
}

/** The middle of the card on each stair. */
export const CARD_PLACE: Record<Stair, Point> = {
  N: { x: 410, y: 70 },
  S: { x: 410, y: 750 },
  E: { x: 750, y: 410 },
  W: { x: 70, y: 410 },
};

/** Where priests outside the temple wait, the earliest leaver first. */
export function waitingPlace(turn: number): Point {
  return { x: 60 + turn * 76, y: 772 };
}

/** A stone's grey from a number: the same drawing every time. */
export function grain(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
