/** Marks on the replay line: where a seat's turn ended. All of them, or none: some of many would
 *  show whichever seat comes by at that distance. */
import type { StepTold } from "../../wire/types";

export interface Mark {
  line: number;
  seat: number;
  /** Points were scored there. */
  points: boolean;
}

/** The last line of each run of one seat's actions, and every line that brought points. */
export function turnsOf(steps: StepTold[]): Mark[] {
  const standing = steps.filter((step) => !step.undone);
  const acted = standing.filter((step) => step.seat >= 0);
  const ends = new Set(acted.filter((step, i) => acted[i + 1]?.seat !== step.seat));
  return standing.flatMap((step): Mark[] => {
    const paid = step.events.find((event) => event.points !== 0 && event.seat >= 0);
    if (paid) return [{ line: step.line, seat: paid.seat, points: true }];
    return ends.has(step) ? [{ line: step.line, seat: step.seat, points: false }] : [];
  });
}

/** The lines before which a seat's turn begins: where one jumps from turn to turn. */
export function turnStarts(steps: StepTold[]): number[] {
  const acted = steps.filter((step) => !step.undone && step.seat >= 0);
  const first = acted.filter((step, i) => acted[i - 1]?.seat !== step.seat);
  return first.map((step) => step.line - 1);
}

/** So many lines are the set-up: chance alone was at it. */
export function setUpOf(steps: StepTold[]): number {
  const first = steps.findIndex((step) => step.seat >= 0);
  return first < 0 ? steps.length : first;
}

/** All marks, if there is room for so many; else none. */
export function ifRoom<T>(marks: T[], width: number, each: number): T[] {
  return marks.length * each <= width ? marks : [];
}
