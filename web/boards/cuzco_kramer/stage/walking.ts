/** Arrow keys from cell to cell: hex neighbours, and over gaps in the row. */
import { columnOf, neighbour } from "../geometry";
import { CELLS, rowOf } from "../printed";
import type { Cell } from "../view";

const EAST = 0;
const SOUTH_EAST = 1;
const SOUTH_WEST = 2;
const WEST = 3;
const NORTH_WEST = 4;
const NORTH_EAST = 5;

/** The cell that this key leads to; null if it leads nowhere. */
export function stepBy(key: string, cell: Cell): Cell | null {
  const even = rowOf(cell) % 2 === 0;
  switch (key) {
    case "ArrowLeft":
      return neighbour(cell, WEST) ?? along(cell, -1);
    case "ArrowRight":
      return neighbour(cell, EAST) ?? along(cell, 1);
    case "ArrowUp":
      return vertical(cell, even ? [NORTH_EAST, NORTH_WEST] : [NORTH_WEST, NORTH_EAST], -1);
    case "ArrowDown":
      return vertical(cell, even ? [SOUTH_EAST, SOUTH_WEST] : [SOUTH_WEST, SOUTH_EAST], 1);
  }
  return null;
}

/** Straight up and down: to the right from even rows, to the left from odd ones. */
function vertical(cell: Cell, ways: number[], by: number): Cell | null {
  for (const way of ways) {
    const next = neighbour(cell, way);
    if (next) return next;
  }
  const row = CELLS.filter((other) => rowOf(other) === rowOf(cell) + by);
  return nearest(row, columnOf(cell));
}

function along(cell: Cell, by: number): Cell | null {
  const row = CELLS.filter(
    (other) => rowOf(other) === rowOf(cell) && Math.sign(columnOf(other) - columnOf(cell)) === by,
  );
  return nearest(row, columnOf(cell));
}

function nearest(cells: Cell[], column: number): Cell | null {
  const far = (cell: Cell) => Math.abs(columnOf(cell) - column);
  return cells.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
