/** Income, help, recurring cards and scoring, kept in a table while they are shown one by one. */
import type { EventTold } from "../contract";
import { numberIn } from "../kit/facts";
import type { ByRule } from "../kit/told";
import type { View } from "./view";

type Book = "income" | "help" | "recurring" | "scoring" | "limit";

/** The columns of each table, by the rule that fills them. */
const BOOKS: Record<Book, readonly string[]> = {
  income: ["IE-302", "IE-303", "IE-304"],
  help: ["IE-307", "IE-308", "IE-309"],
  recurring: ["IE-703", "IE-704"],
  scoring: ["IE-804", "IE-805", "IE-806", "IE-807"],
  limit: ["IE-809"],
};

export interface Ledger {
  book: Book;
  rules: readonly string[];
  /** By seat: what each column holds so far; null: not yet told. */
  cells: (number | null)[][];
  /** The cell that was filled last. */
  last: { seat: number; rule: string };
  taker: number | null;
}

function bookOf(rule: string): Book | null {
  const found = Object.entries(BOOKS).find(([, rules]) => rules.includes(rule));
  return (found?.[0] as Book | undefined) ?? null;
}

const AMOUNTS: ByRule<(event: EventTold) => number> = {
  "IE-704": (event) => -numberIn(event, "number"),
  "IE-804": ({ points }) => points,
  "IE-805": ({ points }) => points,
  "IE-806": ({ points }) => points,
  "IE-807": ({ points }) => points,
  "IE-809": (event) => -numberIn(event, "workers"),
};

const amountIn = (event: EventTold): number =>
  AMOUNTS[event.rule]?.(event) ?? numberIn(event, "workers");

function fresh(book: Book, seats: number): (number | null)[][] {
  const columns = book === "help" ? 1 : BOOKS[book].length;
  return Array.from({ length: seats }, () => Array.from({ length: columns }, () => null));
}

/** What the line of a seat adds up to so far; null: nothing is told of it yet. */
export function sumOf({ cells }: Ledger, seat: number): number | null {
  const told = cells[seat]!.filter((cell) => cell !== null);
  return told.length ? told.reduce((sum, cell) => sum + cell, 0) : null;
}

/** The table after one more event; null when the event belongs to none. */
export function entered(before: Ledger | null, event: EventTold, view: View): Ledger | null {
  const book = bookOf(event.rule);
  if (!book) return null;
  const rules = BOOKS[book];
  const cells =
    before?.book === book ? before.cells.map((row) => [...row]) : fresh(book, view.seats);
  const column = book === "help" ? 0 : rules.indexOf(event.rule);
  const add = (seat: number, by: number): void => {
    cells[seat]![column] = (cells[seat]![column] ?? 0) + by;
  };
  const amount = amountIn(event);
  const taker = book === "help" ? numberIn(event, "to_seat") : null;
  add(event.seat, book === "help" ? -amount : amount);
  if (taker !== null) add(taker, amount);
  return { book, rules, cells, last: { seat: event.seat, rule: event.rule }, taker };
}
