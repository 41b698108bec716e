/** Marks on the replay line: where a seat's turn ended, as many as there is room for. */
import type { StepTold } from "../../wire/types";

export interface Mark {
  line: number;
  seat: number;
  /** Points were scored there. */
  points: boolean;
}

/** The last line of each run of one seat's actions, and every line that brought points. */
function turns(steps: StepTold[]): Mark[] {
  const standing = steps.filter((step) => !step.undone);
  const acted = standing.filter((step) => step.seat >= 0);
  const ends = new Set(acted.filter((step, i) => acted[i + 1]?.seat !== step.seat));
  return standing.flatMap((step): Mark[] => {
    const paid = step.events.find((event) => event.points !== 0 && event.seat >= 0);
    if (paid) return [{ line: step.line, seat: paid.seat, points: true }];
    return ends.has(step) ? [{ line: step.line, seat: step.seat, points: false }] : [];
  });
}

export function marksOf(steps: StepTold[], lines: number, room: number): Mark[] {
  const all = turns(steps);
  if (all.length <= room || room < 1) return room < 1 ? [] : all;
  const gap = lines / room;
  let last = -Infinity;
  return all.filter(({ line }) => {
    if (line - last < gap) return false;
    last = line;
    return true;
  });
}
