/** Hexagons seen from a little above: where cells lie, who is beside whom, and their outlines. */
import { CELLS, numberOf, ROWS, rowOf } from "./printed";
import type { Cell } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** The piece of land that is drawn, in units. */
export const LAND = { x: -108, y: -60, width: 1326, height: 848 };
/** How near the board is looked at, in pixels per unit. */
export const LENS = { handy: 0.64, most: 2.2, small: 0.5 };

const RADIUS = 40;
const SQUASH = 0.88;
/** Half the width of a cell, and its reach to the north and south. */
export const HALF = RADIUS * 0.866;
export const REACH = RADIUS * SQUASH;
/** How far one level lifts a cell. */
export const LIFT = 11;
/** How far one floor lifts the top of a temple. */
export const FLOOR_RISE = 9;

/** East, south-east, south-west, west, north-west, north-east: as steps of half cells and rows. */
export const WAYS: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** From the northern corner, clockwise. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: -REACH },
  { x: HALF, y: -REACH / 2 },
  { x: HALF, y: REACH / 2 },
  { x: 0, y: REACH },
  { x: -HALF, y: REACH / 2 },
  { x: -HALF, y: -REACH / 2 },
];

/** The two corners of the edge that faces each way. */
export const EDGES: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 0],
  [0, 1],
];

/** Half cells from the west; a row's cells are two apart. */
export function columnOf(cell: Cell): number {
  return 2 * (numberOf(cell) - 2) + (rowOf(cell) % 2);
}

export function pointAt(column: number, row: number): Point {
  return { x: column * HALF, y: row * 1.5 * REACH };
}

/** The middle of a cell on the ground. */
export function middle(cell: Cell): Point {
  return pointAt(columnOf(cell), rowOf(cell));
}

const known = new Set(CELLS);
const beside = new Map<Cell, (Cell | null)[]>(
  CELLS.map((cell) => [cell, WAYS.map((way) => step(cell, way))]),
);

function step(cell: Cell, [columns, rows]: readonly [number, number]): Cell | null {
  const row = rowOf(cell) + rows;
  if (row < 0 || row >= ROWS.length) return null;
  const number = (columnOf(cell) + columns - (row % 2)) / 2 + 2;
  const name = ROWS[row]! + number;
  return known.has(name) ? name : null;
}

/** The neighbour that way, if the board has a cell there. */
export function neighbour(cell: Cell, way: number): Cell | null {
  return beside.get(cell)?.[(way + 6) % 6] ?? null;
}

export function neighbours(cell: Cell): Cell[] {
  return (beside.get(cell) ?? []).filter((each) => each !== null);
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A hexagon around the origin, `size` times as large, `up` units higher. */
export function hexagon(size = 1, up = 0): string {
  return `M${CORNERS.map(({ x, y }) => `${short(x * size)} ${short(y * size - up)}`).join("L")}Z`;
}

/** One edge of a hexagon around `at`. */
export function edge(way: number, at: Point = { x: 0, y: 0 }, size = 1, up = 0): string {
  const [from, to] = EDGES[way]!.map((corner) => CORNERS[corner]!) as [Point, Point];
  const spot = ({ x, y }: Point) => `${short(at.x + x * size)} ${short(at.y + y * size - up)}`;
  return `M${spot(from)}L${spot(to)}`;
}

/** The outline of some cells, each that far up; edges between cells of one height are left out. */
export function outline(cells: readonly Cell[], up: (cell: Cell) => number, size = 1): string {
  const all = new Set(cells);
  const inside = (cell: Cell, other: Cell | null) =>
    other !== null && all.has(other) && up(other) === up(cell);
  return cells
    .flatMap((cell) =>
      WAYS.map((_, way) =>
        inside(cell, neighbour(cell, way)) ? "" : edge(way, middle(cell), size, up(cell)),
      ),
    )
    .join("");
}

/** The same "chance" for the same place every time, from 0 to 1. */
export function grain(column: number, row: number, salt = 1): number {
  const wave = Math.sin(column * 12.9898 + row * 78.233 + salt * 37.7) * 43758.5453;
  return wave - Math.floor(wave);
}
