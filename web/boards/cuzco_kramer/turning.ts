/** How a tile can lie around a cell: the cell shows its village, the other cells lie that way. */
import { neighbour } from "./geometry";
import { tileText, type Laid } from "./offers";
import type { Cell, TileKind } from "./view";

const TURNS = 6;
/** Turns in the order in which they are tried: the nearest first. */
const NEAREST = [0, 1, -1, 2, -2, 3];

const whole = (turn: number): number => (turn + 2 * TURNS) % TURNS;

export const isSingle = (kind: TileKind): boolean => kind === "1v" || kind === "1c";

/** The tile whose village (or only cell) is here; null if it would leave the board. */
export function tileAround(kind: TileKind, cell: Cell, turn: number): Laid | null {
  const village = kind === "1c" ? null : cell;
  const others = kind === "3" ? [turn, turn + 1] : kind === "2" ? [turn] : [];
  const cells = [cell, ...others.map((way) => neighbour(cell, way))];
  return cells.includes(null) ? null : { kind, cells: cells as Cell[], village };
}

/** How this tile is turned. */
export function turnOf(laid: Laid): number {
  for (let turn = 0; turn < TURNS && laid.village; turn++) {
    const other = tileAround(laid.kind, laid.village, turn);
    if (other && tileText(other) === tileText(laid)) return turn;
  }
  return 0;
}

/** The tile here that fits and is turned most like `turn`. */
export function nearest(
  kind: TileKind,
  cell: Cell,
  turn: number,
  fits: (laid: Laid) => boolean,
): Laid | null {
  for (const by of NEAREST) {
    const laid = tileAround(kind, cell, whole(turn + by));
    if (laid && fits(laid)) return laid;
  }
  return null;
}

/** The next tile in this sense of turning that fits; the same one if no other does. */
export function turned(laid: Laid, by: 1 | -1, fits: (laid: Laid) => boolean): Laid {
  if (!laid.village || isSingle(laid.kind)) return laid;
  const from = turnOf(laid);
  for (let step = 1; step < TURNS; step++) {
    const next = tileAround(laid.kind, laid.village, whole(from + by * step));
    if (next && fits(next)) return next;
  }
  return laid;
}
