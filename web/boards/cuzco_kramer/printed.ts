/** The printed board: which cells the site has, and which positions outside touch it. */
import type { Cell } from "./view";

export const ROWS = "ABCDEFGHJKLMNPQ";
/** The first row that has forest around it; mountain is north of it. */
const FOREST_FROM = ROWS.indexOf("J");

const SITE: Record<string, string> = {
  B: "5 8 11 14",
  C: "5-6 8-9 11-12 14-15",
  D: "3-16",
  E: "3-17",
  F: "2-17",
  G: "2-18",
  H: "2-17",
  J: "4-16",
  K: "3-16",
  L: "4-16",
  M: "4-15",
  N: "6-8 10 12-14",
  P: "6-7 12-13",
};

const OUTSIDE: Record<string, string> = {
  A: "5-6 8-9 11-12 14-15",
  B: "4 6-7 9-10 12-13 15",
  C: "3-4 7 10 13 16-17",
  D: "2 17",
  E: "2 18",
  F: "1 18",
  G: "1 19",
  H: "1 18",
  J: "2-3 17-18",
  K: "2 17",
  L: "3 17",
  M: "3 16",
  N: "4-5 9 11 15-16",
  P: "5 8-11 14",
  Q: "6-8 12-14",
};

export type Land = "site" | "mountain" | "forest";

function numbers(ranges: string): number[] {
  return ranges.split(" ").flatMap((range) => {
    const [first, last] = range.split("-").map(Number) as [number, number?];
    return Array.from({ length: (last ?? first) - first + 1 }, (_, step) => first + step);
  });
}

function named(rows: Record<string, string>): Cell[] {
  return Object.entries(rows).flatMap(([row, ranges]) => numbers(ranges).map((n) => row + n));
}

const site = new Set(named(SITE));

export function landOf(row: number): "mountain" | "forest" {
  return row < FOREST_FROM ? "mountain" : "forest";
}

/** The 153 cells of the site and the 61 positions around it, north to south, west to east. */
export const CELLS: readonly Cell[] = [...site, ...named(OUTSIDE)].sort(boardOrder);

export const SITE_CELLS: readonly Cell[] = CELLS.filter((cell) => site.has(cell));

export const isSite = (cell: Cell): boolean => site.has(cell);

export function landAt(cell: Cell): Land {
  return site.has(cell) ? "site" : landOf(rowOf(cell));
}

export function rowOf(cell: Cell): number {
  return ROWS.indexOf(cell[0]!);
}

export function numberOf(cell: Cell): number {
  return Number(cell.slice(1));
}

export function boardOrder(a: Cell, b: Cell): number {
  return rowOf(a) - rowOf(b) || numberOf(a) - numberOf(b);
}
