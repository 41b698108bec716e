/** The lines that were tried beside a game: trees, one for each place where one stepped aside. */
import type { Noted } from "../../wire/types";

export interface Twig {
  /** What was played: `B: card 12`. */
  row: string;
  name?: string;
  comment?: string;
  /** How it goes on from there. */
  twigs: Twig[];
}
export type Said = Pick<Twig, "name" | "comment">;
/** By the number of lines of the game after which one stepped aside. */
export type Trees = Record<number, Twig[]>;

/** More is not kept of one game. */
export const MOST = 2_000;

/** The tree with this line in it. */
export function grown(twigs: readonly Twig[], rows: readonly string[]): Twig[] {
  if (rows.length === 0) return [...twigs];
  const [row, ...more] = rows;
  const known = twigs.find((twig) => twig.row === row);
  if (!known) return [...twigs, { row, twigs: grown([], more) }];
  return twigs.map((twig) => (twig === known ? { ...twig, twigs: grown(twig.twigs, more) } : twig));
}

/** The end of a line. */
export function twigAt(twigs: readonly Twig[], rows: readonly string[]): Twig | null {
  const [row, ...more] = rows;
  const known = twigs.find((twig) => twig.row === row);
  return !known || more.length === 0 ? (known ?? null) : twigAt(known.twigs, more);
}

/** The tree with something said of the end of a line; without it, if there is nothing. */
export function said(twigs: readonly Twig[], rows: readonly string[], what: Said): Twig[] {
  const [row, ...more] = rows;
  return twigs.map((twig) => {
    if (twig.row !== row) return twig;
    if (more.length > 0) return { ...twig, twigs: said(twig.twigs, more, what) };
    const { name, comment } = { ...twig, ...what };
    return {
      row,
      ...(name ? { name } : {}),
      ...(comment ? { comment } : {}),
      twigs: twig.twigs,
    };
  });
}

/** The tree without the end of this line and all that follows it. */
export function pruned(twigs: readonly Twig[], rows: readonly string[]): Twig[] {
  const [row, ...more] = rows;
  return twigs.flatMap((twig) => {
    if (twig.row !== row) return [twig];
    return more.length > 0 ? [{ ...twig, twigs: pruned(twig.twigs, more) }] : [];
  });
}

export const sizeOf = (twigs: readonly Twig[]): number =>
  twigs.reduce((sum, twig) => sum + 1 + sizeOf(twig.twigs), 0);

/** How many lines it has that end differently. */
export const endsOf = (twigs: readonly Twig[]): number =>
  twigs.reduce((sum, twig) => sum + (twig.twigs.length === 0 ? 1 : endsOf(twig.twigs)), 0);

/** What no record takes: control characters, and what turns the direction of writing around. */
const UNSHOWN = /[^\P{Cc}\n]|[\u2028-\u202e\u2066-\u2069]|\ufeff|\p{Cs}/gu;
const shown = (text = "") => text.replace(UNSHOWN, " ").trim();

/** Every end, and whatever is said on the way to one: as a record takes it along. */
export function notedIn(trees: Trees): Noted[] {
  return Object.entries(trees).flatMap(([line, twigs]) => ends(Number(line), twigs, []));
}

function ends(line: number, twigs: readonly Twig[], before: readonly string[]): Noted[] {
  return twigs.flatMap((twig) => {
    const rows = [...before, twig.row];
    const [name, comment] = [shown(twig.name), shown(twig.comment)];
    const counts = twig.twigs.length === 0 || name !== "" || comment !== "";
    return [...(counts ? [{ line, rows, name, comment }] : []), ...ends(line, twig.twigs, rows)];
  });
}

/** The trees with the lines of a record in them; what is said there already stays. */
export function joined(trees: Trees, noted: readonly Noted[]): Trees {
  const all = { ...trees };
  for (const { line, rows, name, comment } of noted) {
    if (rows.length === 0) continue;
    const tree = grown(all[line] ?? [], rows);
    if (sizeOf(tree) > MOST) continue;
    const known = twigAt(tree, rows);
    const what = { name: known?.name ?? name, comment: known?.comment ?? comment };
    all[line] = said(tree, rows, what);
  }
  return all;
}

/** Rows that follow each other without a branch, and are drawn in one go. */
export interface Run {
  /** The whole line to its end. */
  rows: string[];
  /** What is new in it. */
  own: string[];
  name?: string;
  comment?: string;
  runs: Run[];
}

/** A tree cut where it branches, or where something is said. */
export function runsOf(twigs: readonly Twig[], before: readonly string[] = []): Run[] {
  return twigs.map((first) => {
    let last = first;
    const own = [first.row];
    while (last.twigs.length === 1 && !last.name && !last.comment) {
      last = last.twigs[0];
      own.push(last.row);
    }
    const { name, comment } = last;
    const rows = [...before, ...own];
    return { rows, own, name, comment, runs: runsOf(last.twigs, rows) };
  });
}

/** A press: an answer, or what chance did where nobody answered before it. */
export interface Stop {
  row: string;
  /** The line up to there, with what chance did next. */
  end: string[];
}

/** What of a run is shown: chance belongs to the answer before it. */
export function stopsOf({ rows, own }: Run, isChance: (row: string) => boolean): Stop[] {
  const start = rows.length - own.length;
  const shown = own
    .map((row, i) => ({ row, at: start + i }))
    .filter(({ row }, i) => i === 0 || !isChance(row));
  return shown.map(({ row }, i) => ({
    row,
    end: rows.slice(0, shown.at(i + 1)?.at ?? rows.length),
  }));
}
