/** The table as one seat sees it: `tampu.games.cuzco_kramer.view`, as the server describes it. */

/** A cell such as "G10": row letter from the north, number from the west. */
export type Cell = string;
/** A festival card by its relics: T tumi, K kero, M mask. */
export type Card = "T" | "K" | "M" | "TK" | "TM" | "KM";
/** The kinds of tiles, as the notation names them. */
export type TileKind = "3" | "2" | "1v" | "1c";
export type Step = "action" | "festival_cards" | "festival_answer" | "over" | string;

export const TILE_KINDS: readonly TileKind[] = ["3", "2", "1v", "1c"];
export const TEMPLE_VALUES: readonly number[] = [2, 4, 6, 8, 10];

export interface Supply {
  doubles: number;
  village_singles: number;
  crops_singles: number;
  incas: number;
  tokens: number;
}

export interface Festival {
  cell: Cell;
  value: number;
  /** The seats that are still in. */
  circle: number[];
  held: number[];
  totals: number[];
  due: number;
}

/** The levels of one player's Incas on some cells, from high to low. */
export interface Rank {
  seat: number;
  levels: number[];
}

/** A village or, with a temple, a city. */
export interface Group {
  cells: Cell[];
  temple: Cell | null;
  leader: number | null;
  ranks: Rank[];
}

/** Basins that touch each other, and who leads around them. */
export interface Basin {
  cells: Cell[];
  enclosed: boolean;
  leader: number | null;
  ranks: Rank[];
}

export interface View {
  seat: number | null;
  seats: number;
  strict_temple_value: boolean;
  hold_is_pass: boolean;
  no_second_after_tied_first: boolean;
  step: Step;
  active: number | null;
  ap: number;
  owed: boolean;
  token_spent: boolean;
  drawn: number;
  laid: boolean;
  idle: number;
  final: boolean;
  counted: number[];
  scores: number[];
  triples: number;
  basins_left: number;
  discs_left: number;
  /** Floors of value 2, 4, 6, 8, 10 in stock. */
  floors_left: number[];
  supplies: Supply[];
  deck: number;
  /** Discarded cards by type: T K M TK TM KM. */
  discard: number[];
  open: Card | null;
  hand: Card[];
  hand_sizes: number[];
  known: Card[][];
  festival: Festival | null;
  /** How high each tiled cell is. */
  levels: Record<Cell, number>;
  villages: Cell[];
  basins: Basin[];
  temples: Record<Cell, number>;
  discs: Cell[];
  changed: Cell[];
  /** The cells of each seat's Incas. */
  incas: Cell[][];
  /** The tiles on which nothing lies, by the cells they cover. */
  uncovered: Cell[][];
  entries: Record<Cell, number>;
  groups: Group[];
  places: number[][] | null;
}

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
