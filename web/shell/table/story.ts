/** The log as entries: one per event, in the order in which they were told. */
import type { EventTold, StepTold } from "../../wire/types";

export interface Entry {
  key: number;
  /** The line of the game that it belongs to. */
  line: number;
  /** Who did it; negative: chance. */
  by: number;
  event: EventTold;
  undone: boolean;
  /** What it changed in the view; none where it only stands in the log. */
  change?: unknown;
}

export function entriesOf(steps: StepTold[], from: number): Entry[] {
  const flat = steps.flatMap((step) =>
    step.events.map((event, at) => ({ step, event, change: step.changes[at] })),
  );
  return flat.map(({ step, event, change }, i) => ({
    key: from + i,
    line: step.line,
    by: step.seat,
    event,
    undone: step.undone,
    change,
  }));
}

/** The last `count` lines that still stood are taken back. */
export function takeBackSteps(steps: StepTold[], count: number): StepTold[] {
  if (count === 0) return steps;
  const standing = steps.filter((step) => !step.undone);
  const gone = new Set(standing.slice(standing.length - count));
  return steps.map((step) => (gone.has(step) ? { ...step, undone: true } : step));
}

export function takeBackEntries(entries: Entry[], lineAfter: number): Entry[] {
  return entries.map((entry) =>
    !entry.undone && entry.line > lineAfter ? { ...entry, undone: true } : entry,
  );
}

export interface Group {
  key: number;
  head: Entry;
  /** More of the same kind, folded away. */
  rest: Entry[];
}

const FEW = 2;

/** Chance's work of one kind, line after line; what one line shows at one moment is told in full. */
const sameDeal = (a: Entry, b: Entry) =>
  a.by < 0 && b.by < 0 && a.event.rule === b.event.rule && a.line !== b.line;

/** Something was counted, and there was none. */
const empty = ({ event }: Entry) => event.points === 0 && event.facts.number === 0;

const alike = (a: Entry, b: Entry) =>
  a.undone === b.undone && (sameDeal(a, b) || (empty(a) && empty(b) && a.line === b.line));

/** One line of a run, the reader's own if there is one, stands for the others. */
function folded(run: Entry[], seat: number | null): Group[] {
  if (run.length <= FEW) return run.map((entry) => ({ key: entry.key, head: entry, rest: [] }));
  const head = run.find((entry) => seat !== null && entry.event.seat === seat) ?? run[0];
  return [{ key: run[0].key, head, rest: run.filter((entry) => entry !== head) }];
}

/** Cards dealt one after the other by chance read as one line that can be unfolded, and so does
 *  what brought nothing. */
export function grouped(entries: Entry[], seat: number | null): Group[] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && alike(run.at(-1)!, entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => folded(run, seat));
}
