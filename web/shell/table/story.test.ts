import { describe, expect, it } from "vitest";
import type { StepTold } from "../../wire/types";
import { entriesOf, grouped, takeBackEntries, takeBackSteps } from "./story";

const step = (line: number, seat: number, ...rules: string[]): StepTold => ({
  line,
  seat,
  action: null,
  events: rules.map((rule) => ({ rule, seat, points: 0, facts: {} })),
  undone: false,
  changes: [],
});
const heads = (steps: StepTold[], seat: number | null = null) =>
  grouped(entriesOf(steps, 0), seat).map(({ head, rest }) => [head.event.rule, rest.length]);

describe("the log", () => {
  it("has one entry for each event, numbered on", () => {
    const entries = entriesOf([step(1, 0, "A-1", "A-2"), step(2, 1, "A-3")], 10);
    expect(entries.map(({ key, line }) => [key, line])).toEqual([
      [10, 1],
      [11, 1],
      [12, 2],
    ]);
  });

  it("strikes out the last lines that still stood", () => {
    const steps = [step(1, 0, "A-1"), step(2, 0, "A-2"), step(3, 0, "A-3")];
    const once = takeBackSteps(steps, 1);
    expect(once.map((one) => one.undone)).toEqual([false, false, true]);
    const twice = takeBackSteps([...once, step(3, 0, "A-4")], 2);
    expect(twice.map((one) => one.undone)).toEqual([false, true, true, true]);
  });

  it("strikes out entries after a line, and leaves older strikes alone", () => {
    const entries = entriesOf([step(1, 0, "A-1"), step(2, 0, "A-2"), step(3, 0, "A-3")], 0);
    expect(takeBackEntries(entries, 1).map((one) => one.undone)).toEqual([false, true, true]);
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
    const [group] = grouped(entriesOf(deals, 0), 1);
    expect(group.head.event.seat).toBe(1);
    expect(group.rest.map((entry) => entry.event.seat)).toEqual([0, 2]);
  });
});

const deal = (seat: number) => ({ rule: "A-112", seat, points: 0, facts: {} });
