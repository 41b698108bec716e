/** A game that was, with the view after every line. */
import { patched } from "./patch";
import type { Replay, StepTold, TableInfo } from "./types";

export interface Past {
  table: TableInfo;
  steps: StepTold[];
  /** The start, and the view after each step; what did not change is shared. */
  positions: unknown[];
  /** Through whose eyes it is told, if not through an onlooker's or one's own. */
  seat?: number;
}

export function positionsOf<View>(start: View, steps: readonly StepTold[]): View[] {
  const found = [start];
  for (const { changes } of steps) found.push(changes.reduce<View>(patched, found.at(-1)!));
  return found;
}

export const pastOf = ({ table, start, steps }: Replay): Past => ({
  table,
  steps,
  positions: positionsOf<unknown>(start, steps),
});
