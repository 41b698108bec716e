/** The legal answers, sorted by what one wants to do: read once for each list of them. */
import { wordsOf } from "../kit/notation";
import { boardOrder } from "./printed";
import { TILE_KINDS, type Cell, type TileKind } from "./view";

export type Mode =
  TileKind | "enter" | "move" | "exit" | "build" | "enlarge" | "basin" | "festival";

export interface Offer {
  action: string;
  /** In action points. Where no prices are told, everything is free. */
  price: number | null;
}

/** What answers of one sort cost, in action points. */
export interface Cost {
  least: number;
  most: number;
}

/** A tile on the board: what it covers, in board order, and which cell shows the village. */
export interface Laid {
  kind: TileKind;
  cells: Cell[];
  village: Cell | null;
}

export class Offers {
  /** What can be done now, and for how much. */
  readonly costs = new Map<Mode, Cost>();
  readonly #tiles = new Map<string, Offer>();
  /** For every mode but tiles and moves: offers by cell. */
  readonly #cells = new Map<Mode, Map<Cell, Offer[]>>();
  readonly #moves = new Map<Cell, Map<Cell, Offer>>();
  readonly #anchors = new Map<TileKind, Set<Cell>>();
  readonly #all = new Map<string, Offer>();

  constructor(actions: readonly string[], prices: readonly number[]) {
    actions.forEach((action, index) => this.#add({ action, price: prices[index] ?? 0 }));
  }

  #add(offer: Offer): void {
    const [verb, ...rest] = wordsOf(offer.action);
    this.#all.set(offer.action, offer);
    if (verb === "place") this.#addTile(offer, rest);
    else if (verb === "move") this.#addMove(offer, rest[0]!, rest[1]!);
    else if (isCellVerb(verb)) {
      this.#cost(verb, offer);
      const cells = this.#cells.get(verb) ?? new Map<Cell, Offer[]>();
      cells.set(rest[0]!, [...(cells.get(rest[0]!) ?? []), offer]);
      this.#cells.set(verb, cells);
    }
  }

  #addTile(offer: Offer, words: string[]): void {
    const laid = tileOf(words);
    this.#cost(laid.kind, offer);
    this.#tiles.set(tileText(laid), offer);
    const anchors = this.#anchors.get(laid.kind) ?? new Set<Cell>();
    this.#anchors.set(laid.kind, anchors.add(laid.village ?? laid.cells[0]!));
  }

  #addMove(offer: Offer, from: Cell, to: Cell): void {
    this.#cost("move", offer);
    const reach = this.#moves.get(from) ?? new Map<Cell, Offer>();
    this.#moves.set(from, reach.set(to, offer));
  }

  #cost(mode: Mode, { price }: Offer): void {
    const { least, most } = this.costs.get(mode) ?? { least: Infinity, most: 0 };
    this.costs.set(mode, { least: Math.min(least, price ?? 0), most: Math.max(most, price ?? 0) });
  }

  find(action: string): Offer | null {
    return this.#all.get(action) ?? null;
  }

  tile(laid: Laid): Offer | null {
    return this.#tiles.get(tileText(laid)) ?? null;
  }

  /** The cells at which some legal tile of this kind is held: by its village, if it has one. */
  anchors(kind: TileKind): ReadonlySet<Cell> {
    return this.#anchors.get(kind) ?? new Set();
  }

  /** Where Incas can start from, and where to. */
  get origins(): Cell[] {
    return [...this.#moves.keys()];
  }

  moves(from: Cell): ReadonlyMap<Cell, Offer> {
    return this.#moves.get(from) ?? new Map<Cell, Offer>();
  }

  /** Where the Inca there can go, with the price of the way. */
  reach(from: Cell | null): ReadonlyMap<Cell, number | null> {
    const moves = from === null ? [] : [...this.moves(from)];
    return new Map(moves.map(([cell, { price }]) => [cell, price]));
  }

  /** The cells to choose from, with their price as far as it is known. */
  targets(mode: Mode | null, origin: Cell | null): ReadonlyMap<Cell, number | null> {
    if (mode === null) return new Map();
    if (isTile(mode)) return unpriced([...this.anchors(mode)]);
    if (mode === "move") return origin ? this.reach(origin) : unpriced(this.origins);
    return new Map(this.cells(mode).map((cell) => [cell, this.at(mode, cell)[0]!.price]));
  }

  at(mode: Mode, cell: Cell): Offer[] {
    return this.#cells.get(mode)?.get(cell) ?? [];
  }

  cells(mode: Mode): Cell[] {
    return [...(this.#cells.get(mode)?.keys() ?? [])];
  }
}

const unpriced = (cells: Cell[]): ReadonlyMap<Cell, null> =>
  new Map(cells.map((cell) => [cell, null]));

export const isTile = (mode: Mode | null): mode is TileKind =>
  TILE_KINDS.includes(mode as TileKind);

const CELL_VERBS: readonly string[] = ["enter", "exit", "build", "enlarge", "basin", "festival"];

function isCellVerb(verb: string): verb is Exclude<Mode, TileKind | "move"> {
  return CELL_VERBS.includes(verb);
}

/** Reads `3 G10v G11 H10` and the like. */
export function tileOf(words: string[]): Laid {
  const [kind, ...cells] = words as [TileKind, ...string[]];
  const shown = cells.find((cell) => cell.endsWith("v"))?.slice(0, -1) ?? null;
  const names = cells.map((cell) => cell.replace("v", "")).sort(boardOrder);
  return { kind, cells: names, village: kind === "1v" ? names[0]! : shown };
}

/** The answer that lays this tile, its cells in board order. */
export function tileText({ kind, cells, village }: Laid): string {
  const single = kind === "1v" || kind === "1c";
  const names = cells.toSorted(boardOrder);
  return `place ${kind} ${names.map((c) => (c === village && !single ? `${c}v` : c)).join(" ")}`;
}

const read = new WeakMap<readonly string[], Offers>();

/** All parts of the board ask for the same list: it is read once. */
export function offersOf(actions: readonly string[], prices: readonly number[]): Offers {
  const known = read.get(actions);
  if (known) return known;
  const made = new Offers(actions, prices);
  read.set(actions, made);
  return made;
}
