/** For a sort of action that is not possible now: the attempt that comes nearest to being legal, so
 *  that the judge's reason is the one that counts. What is legal, only the judge says. */
import { neighbours } from "./geometry";
import type { Mode } from "./offers";
import { tileText } from "./offers";
import { CELLS, isSite } from "./printed";
import { tileAround } from "./turning";
import { basinAt, faceAt, incaAt, levelAt, TILE_KINDS } from "./view";
import type { Cell, Group, TileKind, View } from "./view";

/** A cell that is always there. */
const ANY = "G9";

/** The text of an answer of this sort. */
export function attempt(view: View, mode: Mode): string {
  if (TILE_KINDS.includes(mode as TileKind)) return tile(view, mode as TileKind);
  if (mode === "move") return walk(view);
  if (mode === "build" || mode === "enlarge") return temple(view, mode);
  const find = { enter, exit, basin, festival }[mode as "enter" | "exit" | "basin" | "festival"];
  return `${mode} ${find(view) ?? ANY}`;
}

const own = (view: View): Cell[] => (view.seat === null ? [] : (view.incas[view.seat] ?? []));

const free = (view: View, cell: Cell): boolean =>
  incaAt(view, cell) === null && !(cell in view.temples) && !basinAt(view, cell);

function tile(view: View, kind: TileKind): string {
  const turns = [0, 1, 2, 3, 4, 5];
  const all = CELLS.flatMap((cell) => turns.map((turn) => tileAround(kind, cell, turn)));
  const flat = all.find((laid) => {
    if (!laid || !laid.cells.every((cell) => isSite(cell) && free(view, cell))) return false;
    return laid.cells.every((cell) => levelAt(view, cell) === levelAt(view, laid.cells[0]!));
  });
  return tileText(flat ?? tileAround(kind, ANY, 0)!);
}

function enter(view: View): Cell | undefined {
  const cells = Object.keys(view.entries).sort((a, b) => view.entries[a]! - view.entries[b]!);
  return cells.find((cell) => free(view, cell)) ?? cells[0];
}

function exit(view: View): Cell | undefined {
  return own(view).find((cell) => cell in view.entries) ?? own(view)[0];
}

function walk(view: View): string {
  const steps = own(view).flatMap((from) => neighbours(from).map((to) => [from, to] as const));
  const open = steps.filter(([, to]) => levelAt(view, to) > 0 && free(view, to));
  const unpaid = open.find(([from, to]) => faceAt(view, from) === faceAt(view, to));
  const [from, to] = unpaid ?? open[0] ?? steps[0] ?? [ANY, "G10"];
  return `move ${from} ${to}`;
}

function basin(view: View): Cell | undefined {
  return CELLS.find(
    (cell) =>
      isSite(cell) &&
      neighbours(cell).filter(isSite).length === 6 &&
      free(view, cell) &&
      levelAt(view, cell) === 0,
  );
}

/** Groups, the most promising first: led by this seat, then with an Inca of it, then large ones. */
function promising(view: View, groups: Group[]): Group[] {
  const merit = (group: Group) =>
    (group.leader === view.seat ? 200 : 0) +
    (group.ranks.some((rank) => rank.seat === view.seat) ? 100 : 0) +
    group.cells.length;
  return groups.toSorted((a, b) => merit(b) - merit(a));
}

function temple(view: View, mode: "build" | "enlarge"): string {
  const building = mode === "build";
  const groups = view.groups.filter((group) => (group.temple === null) === building);
  const best = promising(view, groups)[0];
  if (!best) return `${mode} ${building ? (view.villages[0] ?? ANY) : ANY} 2`;
  const cell = best.temple ?? best.cells.find((each) => free(view, each)) ?? best.cells[0]!;
  return `${mode} ${cell} ${Math.min(10, (view.temples[cell] ?? 0) + 2)}`;
}

function festival(view: View): Cell | undefined {
  const cities = view.groups.filter((group) => group.temple);
  const bare = cities.filter((city) => !view.discs.includes(city.temple!));
  const mine = (groups: Group[]) =>
    groups.find((group) => group.ranks.some((rank) => rank.seat === view.seat));
  const best = mine(bare) ?? mine(cities) ?? bare[0] ?? cities[0];
  return best?.temple ?? undefined;
}
