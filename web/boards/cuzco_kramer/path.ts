/** The way an Inca takes, only to draw it: what it costs and whether it may, the server says. */
import { neighbours } from "./geometry";
import { faceAt, incaAt, type Cell, type View } from "./view";

/** A cheapest way from cell to cell past what stands in it; empty if none is found. */
export function wayBetween(view: View, from: Cell, to: Cell, seat: number): Cell[] {
  const spent = new Map<Cell, number>([[from, 0]]);
  const before = new Map<Cell, Cell>();
  const open: Cell[] = [from];
  while (open.length) {
    open.sort((a, b) => spent.get(a)! - spent.get(b)!);
    const here = open.shift()!;
    if (here === to) return walked(before, to);
    for (const next of neighbours(here)) {
      if (!passable(view, next, seat) && next !== to) continue;
      const cost = spent.get(here)! + stepCost(view, here, next);
      if (cost >= (spent.get(next) ?? Infinity)) continue;
      spent.set(next, cost);
      before.set(next, here);
      open.push(next);
    }
  }
  return [];
}

/** Of ways that cost the same, the shorter one is drawn. */
function stepCost(view: View, from: Cell, to: Cell): number {
  return (faceAt(view, from) === faceAt(view, to) ? 0 : 1) + 0.001;
}

function passable(view: View, cell: Cell, seat: number): boolean {
  const other = incaAt(view, cell);
  return Boolean(view.levels[cell]) && !(cell in view.temples) && (other ?? seat) === seat;
}

function walked(before: Map<Cell, Cell>, to: Cell): Cell[] {
  const way = [to];
  for (let here = before.get(to); here; here = before.get(here)) way.unshift(here);
  return way;
}
