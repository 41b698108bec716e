/** The table as one seat sees it: `tampu.games.cuzco_kramer.picture`, as the server describes it. */
import type { components } from "../../wire/schema";

/** A cell such as "G10": row letter from the north, number from the west. */
export type Cell = string;
/** A festival card by its relics: T tumi, K kero, M mask. */
export type Card = "T" | "K" | "M" | "TK" | "TM" | "KM";
/** The kinds of tiles, as the notation names them. */
export type TileKind = "3" | "2" | "1v" | "1c";
export const TILE_KINDS: readonly TileKind[] = ["3", "2", "1v", "1c"];
export const TEMPLE_VALUES: readonly number[] = [2, 4, 6, 8, 10];

type Schemas = components["schemas"];

export type Festival = Omit<Schemas["cuzco_kramer.Festival"], "played"> & { played: Card[][] };
/** The levels of one player's Incas on some cells, from high to low. */
export type Rank = Schemas["cuzco_kramer.Rank"];
/** A village or, with a temple, a city. */
export type Group = Schemas["cuzco_kramer.Group"];
/** Basins that touch each other, and who leads around them. */
export type Basin = Schemas["cuzco_kramer.Basin"];

export type View = Omit<Schemas["cuzco_kramer.View"], "open" | "hand" | "known" | "festival"> & {
  open: Card | null;
  hand: Card[];
  known: Card[][];
  festival: Festival | null;
};

export type Face = "village" | "crops";

export function levelAt(view: View, cell: Cell): number {
  return view.levels[cell] ?? 0;
}

/** What a cell shows; null where no tile lies. */
export function faceAt(view: View, cell: Cell): Face | null {
  if (!view.levels[cell]) return null;
  return view.villages.includes(cell) ? "village" : "crops";
}

/** Whose Inca stands there; null if none does. */
export function incaAt(view: View, cell: Cell): number | null {
  const seat = view.incas.findIndex((cells) => cells.includes(cell));
  return seat < 0 ? null : seat;
}

export function groupAt(view: View, cell: Cell): Group | null {
  return view.groups.find((group) => group.cells.includes(cell)) ?? null;
}

export function basinAt(view: View, cell: Cell): Basin | null {
  return view.basins.find((basin) => basin.cells.includes(cell)) ?? null;
}
