import { describe, expect, it } from "vitest";
import type { StepTold } from "../../wire/types";
import { entriesOf, grouped, takeBackSteps, turns, withoutPrefaces } from "./story";

const step = (line: number, seat: number, ...rules: string[]): StepTold => ({
  line,
  seat,
  action: null,
  events: rules.map((rule) => ({ rule, seat, points: 0, facts: {} })),
  undone: false,
  forced: false,
  changes: [],
});
const heads = (steps: StepTold[], seat: number | null = null) =>
  grouped(entriesOf(steps), seat).map(({ head, rest }) => [head.event.rule, rest.length]);

describe("the log", () => {
  it("has one entry for each event, numbered on; what stays is the same entry", () => {
    const log = [step(1, 0, "A-1", "A-2"), step(2, 1, "A-3")];
    const entries = entriesOf(log);
    expect(entries.map(({ key, line }) => [key, line])).toEqual([
      [0, 1],
      [1, 1],
      [2, 2],
    ]);
    const later = entriesOf([...takeBackSteps(log, 1), step(2, 1, "A-4")]);
    expect(later.map(({ key, undone }) => [key, undone])).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(later[0]).toBe(entries[0]);
  });

  it("strikes out the last lines that still stood", () => {
    const steps = [step(1, 0, "A-1"), step(2, 0, "A-2"), step(3, 0, "A-3")];
    const once = takeBackSteps(steps, 1);
    expect(once.map((one) => one.undone)).toEqual([false, false, true]);
    const twice = takeBackSteps([...once, step(3, 0, "A-4")], 2);
    expect(twice.map((one) => one.undone)).toEqual([false, true, true, true]);
  });

  it("folds a run of the same deal into one line", () => {
    const deals = [1, 2, 3, 4].map((line) => step(line, -1, "A-112"));
    expect(heads([...deals, step(5, 0, "A-301")])).toEqual([
      ["A-112", 3],
      ["A-301", 0],
    ]);
  });

  it("tells in full what one line of chance shows at one moment", () => {
    expect(heads([step(1, -1, "A-410", "A-410", "A-410", "A-410")])).toEqual(
      Array(4).fill(["A-410", 0]),
    );
  });

  it("folds what was counted and brought nothing", () => {
    const scoring = step(1, 2, "A-804", "A-805", "A-806", "A-807", "A-804", "A-805");
    const counts = [0, 0, 0, 0, 2, 0];
    const told = scoring.events.map((event, i) => ({
      ...event,
      points: 2 * counts[i]!,
      facts: { number: counts[i]! },
    }));
    expect(heads([{ ...scoring, events: told }])).toEqual([
      ["A-804", 3],
      ["A-804", 0],
      ["A-805", 0],
    ]);
  });

  it("does not fold two, nor what players did", () => {
    const few = [step(1, -1, "A-1"), step(2, -1, "A-1")];
    const acts = [step(3, 0, "A-2"), step(4, 1, "A-2"), step(5, 2, "A-2")];
    expect(heads([...few, ...acts]).every(([, rest]) => rest === 0)).toBe(true);
  });

  it("lets the reader's own line stand for the run", () => {
    const deals = [0, 1, 2].map((seat) => ({ ...step(seat + 1, -1), events: [deal(seat)] }));
    const [group] = grouped(entriesOf(deals), 1);
    expect(group.head.event.seat).toBe(1);
    expect(group.rest.map((entry) => entry.event.seat)).toEqual([0, 2]);
  });
});

const deal = (seat: number) => ({ rule: "A-112", seat, points: 0, facts: {} });

describe("a bot's turn in the log", () => {
  const long = (from: number, seat: number) =>
    [0, 1, 2, 3, 4, 5].map((more) => step(from + more, seat, "A-301"));
  const isBot = (seat: number) => seat === 1;
  const told = (steps: StepTold[], breaks: number[] = []) =>
    turns(grouped(entriesOf(steps), 0), isBot, new Set(breaks)).map(({ groups, turn }) => [
      groups.length,
      turn?.steps ?? null,
    ]);

  it("is one line once somebody else is at it, and says what it brought", () => {
    const steps = [...long(1, 1), step(7, 0, "A-301")];
    steps[2].events[0].points = 4;
    const [run, own] = turns(grouped(entriesOf(steps), 0), isBot, new Set());
    expect(run.turn).toEqual({ seat: 1, line: 1, steps: 6, points: 4 });
    expect(own.turn).toBeNull();
  });

  it("is told in full while it goes on, when it is short, and when people play", () => {
    expect(told(long(1, 1))).toEqual(Array(6).fill([1, null]));
    expect(told([...long(1, 1).slice(2), step(9, 0, "A-301")])).toEqual(Array(5).fill([1, null]));
    expect(told([...long(1, 2), step(7, 0, "A-301")])).toEqual(Array(7).fill([1, null]));
  });

  it("holds what chance does meanwhile, and ends where something else stands", () => {
    const drawn = [...long(1, 1), step(7, -1, "A-112"), step(8, 0, "A-301")];
    expect(told(drawn)).toEqual([
      [7, 7],
      [1, null],
    ]);
    expect(told(drawn, [3])).toEqual(Array(8).fill([1, null]));
  });
});

describe("an event that only begins what the next one tells", () => {
  const left = (steps: StepTold[]) =>
    withoutPrefaces(entriesOf(steps), ["begins"]).map(({ event }) => event.rule);

  it("is left out once the same seat has gone on", () => {
    expect(left([step(1, 0, "begins"), step(2, 0, "slides")])).toEqual(["slides"]);
    expect(left([step(1, 0, "begins")])).toEqual(["begins"]);
    expect(left([step(1, 0, "begins"), step(2, 1, "other")])).toEqual(["begins", "other"]);
    const undone = { ...step(1, 0, "begins"), undone: true };
    expect(left([undone, step(1, 0, "other")])).toEqual(["begins", "other"]);
  });
});
