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

/** An entry is made once, and stays the same as long as its line does. */
const made = new WeakMap<StepTold, Entry[]>();

/** Everything that a log tells. */
export function entriesOf(log: readonly StepTold[]): Entry[] {
  let key = 0;
  return log.flatMap((step) => {
    const entries = made.get(step) ?? entriesOfStep(step, key);
    made.set(step, entries);
    key += entries.length;
    return entries;
  });
}

const entriesOfStep = (step: StepTold, from: number): Entry[] =>
  step.events.map((event, at) => ({
    key: from + at,
    line: step.line,
    by: step.seat,
    event,
    undone: step.undone,
    change: step.changes[at],
  }));

/** The last `count` lines that still stood are taken back. */
export function takeBackSteps(steps: StepTold[], count: number): StepTold[] {
  if (count === 0) return steps;
  const standing = steps.filter((step) => !step.undone);
  const gone = new Set(standing.slice(standing.length - count));
  return steps.map((step) => (gone.has(step) ? { ...step, undone: true } : step));
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

/** Without those that only begin what the same seat tells next. */
export function withoutPrefaces(entries: Entry[], prefaces: readonly string[]): Entry[] {
  if (!prefaces.length) return entries;
  return entries.filter((entry, i) => {
    const next = entries[i + 1];
    const goesOn = next && next.by === entry.by && next.undone === entry.undone;
    return !(goesOn && prefaces.includes(entry.event.rule));
  });
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

/** Some groups that belong together: a turn of a bot, which is one line until it is opened. */
export interface Run {
  key: number;
  /** The place of its first group among all. */
  at: number;
  groups: Group[];
  /** `line`: of the game, with which it began. */
  turn: { seat: number; line: number; steps: number; points: number } | null;
}

/** A turn of a bot with more entries than this is folded, once somebody else is at it. */
const LONG = 5;

/** Who did it; what chance does meanwhile belongs to the turn. */
const byOf = ({ head }: Group, before: number) => (head.by < 0 ? before : head.by);

/** The log turn by turn. `breaks`: groups before which something else stands; nothing is folded
 *  across it. */
export function turns(
  groups: Group[],
  isBot: (seat: number, line: number) => boolean,
  breaks: ReadonlySet<number>,
): Run[] {
  const parts: { by: number; at: number; groups: Group[] }[] = [];
  groups.forEach((group, i) => {
    const last = parts.at(-1);
    const by = byOf(group, last?.by ?? -1);
    if (last && last.by === by && !breaks.has(i)) last.groups.push(group);
    else parts.push({ by, at: i, groups: [group] });
  });
  return parts.flatMap(({ by, at, groups }, i) => {
    const over = i < parts.length - 1;
    return over && by >= 0 && isBot(by, groups[0].head.line)
      ? run(by, at, groups)
      : alone(at, groups);
  });
}

const alone = (at: number, groups: Group[]): Run[] =>
  groups.map((group, i) => ({ key: group.key, at: at + i, groups: [group], turn: null }));

function run(seat: number, at: number, groups: Group[]): Run[] {
  const told = groups.flatMap(({ head, rest }) => [head, ...rest]).filter((one) => !one.undone);
  if (told.length <= LONG) return alone(at, groups);
  const points = told.reduce((sum, { event }) => sum + (event.seat === seat ? event.points : 0), 0);
  return [
    {
      key: groups[0].key,
      at,
      groups,
      turn: { seat, line: groups[0].head.line, steps: told.length, points },
    },
  ];
}
