/** Who stands where, derived from the cells: groups, basins and entries while an event is shown. */
import { neighbour, neighbours, WAYS } from "./geometry";
import { boardOrder, isSite, landOf, rowOf } from "./printed";
import type { Basin, Cell, Group, Rank, View } from "./view";

type Standing = Pick<View, "groups" | "basins" | "entries">;

/** The view with everything that follows from tiles, basins, temples and Incas. */
export function settled(view: View, basins = view.basins.flatMap((basin) => basin.cells)): View {
  const standing: Standing = {
    groups: parts(view.villages).map((cells) => groupOf(view, cells)),
    basins: parts(basins).map((cells) => basinOf(view, cells)),
    entries: entriesOf(view),
  };
  return { ...view, ...standing };
}

/** The parts of a set of cells that hang together, in board order. */
export function parts(cells: readonly Cell[]): Cell[][] {
  const left = new Set(cells.toSorted(boardOrder));
  const found: Cell[][] = [];
  for (const first of left) {
    const part = [first];
    left.delete(first);
    for (const cell of part) {
      for (const next of neighbours(cell)) if (left.delete(next)) part.push(next);
    }
    found.push(part.sort(boardOrder));
  }
  return found;
}

function groupOf(view: View, cells: Cell[]): Group {
  const ranks = ranksOn(view, cells);
  const temple = cells.find((cell) => cell in view.temples) ?? null;
  return { cells, temple, leader: leaderOf(ranks), ranks };
}

function basinOf(view: View, cells: Cell[]): Basin {
  const around = [...new Set(cells.flatMap(neighbours))].filter((cell) => !cells.includes(cell));
  const ranks = ranksOn(view, around);
  const enclosed = around.every((cell) => (view.levels[cell] ?? 0) > 0);
  return { cells, enclosed, leader: leaderOf(ranks), ranks };
}

/** CK-506: everybody's levels on these cells, from high to low, seat by seat. */
function ranksOn(view: View, cells: Cell[]): Rank[] {
  return view.incas.flatMap((stand, seat) => {
    const levels = stand
      .filter((cell) => cells.includes(cell))
      .map((cell) => view.levels[cell] ?? 0)
      .sort((a, b) => b - a);
    return levels.length ? [{ seat, levels }] : [];
  });
}

/** CK-506: who is ahead comes first. */
export function byRank(a: Rank, b: Rank): number {
  const most = Math.max(a.levels.length, b.levels.length);
  for (let at = 0; at < most; at++) {
    const ahead = (b.levels[at] ?? 0) - (a.levels[at] ?? 0);
    if (ahead) return ahead;
  }
  return 0;
}

/** CK-507: the one who is ahead of all others. */
function leaderOf(ranks: Rank[]): number | null {
  const [first, second] = ranks.toSorted(byRank);
  return first && (!second || byRank(first, second) !== 0) ? first.seat : null;
}

/** CK-402, CK-403: tiled cells beside untiled land, by the cheaper land. */
function entriesOf(view: View): Record<Cell, number> {
  const found: Record<Cell, number> = {};
  for (const cell of Object.keys(view.levels)) {
    const lands = WAYS.flatMap((way, at) => {
      const beside = neighbour(cell, at);
      const open = beside === null || (!isSite(beside) && !view.levels[beside]);
      return open ? [landOf(rowOf(cell) + way[1])] : [];
    });
    if (lands.length) found[cell] = lands.includes("forest") ? 1 : 2;
  }
  return found;
}
