/** Eras, columns and phases of this game, and where in them it stands. */
import { ERAS, SKIPPED, type Era, type PhaseKind } from "./printed";
import type { View } from "./view";

export interface Column {
  era: number;
  column: number;
  phases: readonly PhaseKind[];
}

/** IE-201, IE-920: the columns that are played, from left to right. */
export function columnsOf(early: boolean): Column[] {
  return ERAS.flatMap(({ columns }, era) =>
    columns.map((phases, column) => ({ era: era + 1, column: column + 1, phases })),
  ).filter(
    ({ era, column }) => !early || !SKIPPED.some((gap) => gap.era === era && gap.column === column),
  );
}

export const eraNow = (view: View): Era | null => ERAS[(view.moment?.era ?? 0) - 1] ?? null;

/** How many columns are behind, and how many there are. */
export function columnNow(view: View): { number: number; of: number; column: Column | null } {
  const columns = columnsOf(view.early_decline);
  const at = columns.findIndex(
    ({ era, column }) => era === view.moment?.era && column === view.moment.column,
  );
  return { number: at + 1, of: columns.length, column: columns[at] ?? null };
}

/** "2 of 3": which Sun or People phase of its column this is. */
export function phaseCount(view: View): { number: number; of: number } {
  const { moment } = view;
  const { column } = columnNow(view);
  if (!moment || !column) return { number: 0, of: 0 };
  const same = (row: number): boolean => column.phases[row] === moment.phase;
  const rows = column.phases.map((_, row) => row).filter(same);
  return { number: rows.indexOf(moment.row) + 1, of: rows.length };
}
