import { describe, expect, it } from "vitest";
import type { StepTold } from "../../wire/types";
import { recapOf } from "./recap";

const step = (line: number, seat: number, points = 0, undone = false): StepTold => ({
  line,
  seat,
  action: null,
  events: [{ rule: "A-1", seat, points, facts: {} }],
  undone,
  changes: [],
});

describe("what happened since one's last turn", () => {
  it("is told of everybody else, with the sources of their points", () => {
    const log = [step(1, 0), step(2, 1, 3), step(3, 1), step(4, -1), step(5, 2, 2), step(6, 1, 1)];
    const recap = recapOf(log, 0)!;
    expect(recap.from).toBe(1);
    expect(recap.deeds.map(({ seat, steps, points }) => [seat, steps, points])).toEqual([
      [1, 3, 4],
      [2, 1, 2],
    ]);
    expect(recap.deeds[0].scored.map(({ points }) => points)).toEqual([3, 1]);
  });

  it("leaves out what was taken back", () => {
    const log = [step(1, 0), step(2, 1, 3, true), step(2, 1)];
    expect(recapOf(log, 0)!.deeds).toEqual([{ seat: 1, steps: 1, points: 0, scored: [] }]);
  });

  it("is nothing when nobody did anything, before one's first turn, and for onlookers", () => {
    expect(recapOf([step(1, 1), step(2, 0)], 0)).toBeNull();
    expect(recapOf([step(1, 1), step(2, -1)], 0)).toBeNull();
    expect(recapOf([step(1, 0), step(2, 1)], null)).toBeNull();
  });
});
