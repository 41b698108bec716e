/** What a record brings along of its game: lines for the book, comments and values to be shown. */
import { api, type Whence } from "../../wire/api";
import type { Estimate, NotesTold } from "../../wire/types";
import type { LineBook } from "./book.svelte";

/** Its lines go into the book. Nothing, if it is no record: the rest is worth looking at all the
 *  same if this fails. */
export async function broughtBy(ground: Whence, book: LineBook): Promise<NotesTold | null> {
  if (!("record" in ground)) return null;
  const told = await api.notes(ground.record).catch(() => null);
  if (told) book.receive(told.lines);
  return told;
}

/** What is said of the position after a line of the game itself. */
export function commentAt(told: NotesTold, line: number): string {
  return told.lines.find((each) => each.line === line && each.rows.length === 0)?.comment ?? "";
}

/** What that position is worth to each seat; null: nothing is said of it. */
export function chancesAt(told: NotesTold, line: number): Estimate[] | null {
  const value = told.values.find((each) => each.line === line);
  if (!value) return null;
  return value.chances.map((chance, seat) => {
    const margin = value.margins[seat];
    return { mean: chance / 100, margin: margin === null ? null : margin / 100, error: 0 };
  });
}
