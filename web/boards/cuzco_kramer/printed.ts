/** The printed board: which cells the site has, and which positions outside touch it. */
import {
  coordinates,
  outside,
  site as cellsOnSite,
} from "../../../src/tampu/games/cuzco_kramer/data/board.json";
import { floors } from "../../../src/tampu/games/cuzco_kramer/data/temples.json";
import type { Cell } from "./view";

export const ROWS = coordinates.row_letters;
/** The first row that has forest around it; mountain is north of it. */
const FOREST_FROM = Math.min(
  ...outside.flatMap(({ row, terrain }) => (terrain === "forest" ? [ROWS.indexOf(row)] : [])),
);

export type Land = "site" | "mountain" | "forest";

const site = new Set<Cell>(cellsOnSite.map(({ id }) => id));

export function landOf(row: number): "mountain" | "forest" {
  return row < FOREST_FROM ? "mountain" : "forest";
}

/** The cells of the site and the positions around it, north to south, west to east. */
export const CELLS: readonly Cell[] = [...site, ...outside.map(({ id }) => id)].sort(boardOrder);

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

/** What is printed on a temple's floor for building it. */
export const printedPoints = (value: number): number =>
  floors.find((floor) => floor.value === value)!.building_points;
