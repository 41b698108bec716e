import { describe, expect, it } from "vitest";
import type { EventTold, StepTold } from "../../wire/types";
import { recapOf } from "./recap";

const step = (line: number, seat: number, points = 0, undone = false): StepTold => ({
  line,
  seat,
  action: null,
  events: [{ rule: "A-1", seat, points, facts: {} }],
  undone,
  forced: false,
  changes: [],
});
const isTold = ({ rule }: EventTold) => rule === "A-2";
const recapFor = (log: StepTold[], seat: number | null) => recapOf(log, seat, isTold);

describe("what happened since one's last turn", () => {
  it("is told of everybody else, with the sources of their points", () => {
    const log = [step(1, 0), step(2, 1, 3), step(3, 1), step(4, -1), step(5, 2, 2), step(6, 1, 1)];
    const recap = recapFor(log, 0)!;
    expect(recap.from).toBe(1);
    expect(recap.deeds.map(({ seat, steps, points }) => [seat, steps, points])).toEqual([
      [1, 3, 4],
      [2, 1, 2],
    ]);
    expect(recap.deeds[0].scored.map(({ points }) => points)).toEqual([3, 1]);
  });

  it("leaves out what was taken back", () => {
    const log = [step(1, 0), step(2, 1, 3, true), step(2, 1)];
    expect(recapFor(log, 0)!.deeds).toEqual([{ seat: 1, steps: 1, points: 0, scored: [] }]);
  });

  it("is nothing when nobody did anything, before one's first turn, and for onlookers", () => {
    expect(recapFor([step(1, 1), step(2, 0)], 0)).toBeNull();
    expect(recapFor([step(1, 1), step(2, -1)], 0)).toBeNull();
    expect(recapFor([step(1, 0), step(2, 1)], null)).toBeNull();
  });

  it("begins with what it meant for the reader, whoever caused it", () => {
    const by = (line: number, seat: number, ...events: EventTold[]) => ({
      ...step(line, seat),
      events,
    });
    const pushed = { rule: "A-2", seat: 0, points: 0, facts: {} };
    const covered = { rule: "A-2", seat: 1, points: 0, facts: { covered_seat: 0, place: "X" } };
    const others = { rule: "A-2", seat: 1, points: 0, facts: { covered_seat: 2 } };
    const paid = { rule: "A-3", seat: 0, points: 2, facts: {} };
    const begins = { rule: "A-4", seat: 0, points: 0, facts: {} };
    const log = [
      by(1, 0, pushed),
      by(2, 1, covered, others),
      by(3, 2, pushed, paid),
      by(4, 1, begins),
    ];
    expect(recapFor(log, 0)!.met).toEqual([
      { event: covered, you: "covered_seat" },
      { event: pushed, you: "seat" },
      { event: paid, you: "seat" },
    ]);
  });

  it("goes on after what was answered for the reader, and tells it", () => {
    const forced = { ...step(4, 0, 2), forced: true };
    const log = [step(1, 0), { ...step(2, 0), forced: true }, step(3, 1), forced, step(5, 1)];
    const recap = recapFor(log, 0)!;
    expect([recap.from, recap.deeds[0].steps]).toEqual([1, 2]);
    expect(recap.forced).toEqual(forced.events);
  });
});
