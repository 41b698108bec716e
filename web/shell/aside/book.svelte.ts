/** The lines that were tried beside one game, kept in this browser. */
import type { Whence } from "../../wire/api";
import type { Noted } from "../../wire/types";
import { keep, keepFew, kept } from "../browser/memory";
import {
  grown,
  joined,
  MOST,
  notedIn,
  pruned,
  said,
  sizeOf,
  twigAt,
  type Said,
  type Trees,
  type Twig,
} from "./lines";

const PLACE = "lines.";
const GAMES = 40;

export class LineBook {
  readonly #key: string;
  #trees = $state.raw<Trees>({});
  #received = false;

  /** `ground`: which game, in this browser's memory. */
  constructor(ground: Whence) {
    this.#key = PLACE + Object.values(ground).join("/");
    const { trees, received } = parsed(kept(this.#key) ?? "") ?? { trees: {} };
    this.#trees = trees;
    this.#received = received ?? false;
  }

  /** All of it, as a record takes it along. */
  get noted(): Noted[] {
    return notedIn(this.#trees);
  }

  /** What a record brings along: once, so that what is cut off then does not grow again. */
  receive(noted: readonly Noted[]): void {
    if (this.#received || noted.length === 0) return;
    this.#received = true;
    this.#trees = joined(this.#trees, noted);
    this.#keep();
  }

  at(line: number): readonly Twig[] {
    return this.#trees[line] ?? [];
  }

  twig(line: number, rows: readonly string[]): Twig | null {
    return twigAt(this.at(line), rows);
  }

  /** This line was played. */
  add(line: number, rows: readonly string[]): void {
    const tree = grown(this.at(line), rows);
    if (sizeOf(tree) <= MOST) this.#put(line, tree);
  }

  say(line: number, rows: readonly string[], what: Said): void {
    this.#put(line, said(this.at(line), rows, what));
  }

  cut(line: number, rows: readonly string[]): void {
    this.#put(line, pruned(this.at(line), rows));
  }

  #put(line: number, tree: Twig[]): void {
    this.#trees = { ...this.#trees, [line]: tree };
    this.#keep();
  }

  #keep(): void {
    const now: Kept = { seen: Date.now(), trees: this.#trees, received: this.#received };
    keep(this.#key, JSON.stringify(now));
    keepFew(PLACE, GAMES, seenIn);
  }
}

interface Kept {
  seen: number;
  trees: Trees;
  /** The notes of a record are in it. */
  received?: boolean;
}

const seenIn = (text: string) => parsed(text)?.seen ?? 0;

/** Whatever else stands there is nothing. */
function parsed(text: string): Kept | null {
  try {
    const found = JSON.parse(text) as Kept | null;
    return typeof found?.trees === "object" ? found : null;
  } catch {
    return null;
  }
}
