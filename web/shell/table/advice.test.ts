import { describe, expect, it } from "vitest";
import type { StepTold, TableInfo } from "../../wire/types";
import { Advice, type Moment } from "./advice.svelte";

const step: StepTold = {
  line: 1,
  seat: 1,
  action: "x",
  events: [{ rule: "A-1", seat: 1, points: 0, facts: {} }],
  undone: false,
  forced: false,
  changes: [],
};
const mayAsk = (past: StepTold, status: TableInfo["status"] = "over") => {
  const table = { status, hints: true } as TableInfo;
  const moment: Moment = {
    table,
    seat: 0,
    line: 0,
    past,
    asked: false,
    together: false,
    meant: [],
  };
  return new Advice(
    () => moment,
    () => undefined,
  ).may;
};

describe("the reasons for a move of the past", () => {
  it("may be asked for once the game is over", () => {
    expect(mayAsk(step)).toBe(true);
    expect(mayAsk(step, "playing")).toBe(false);
  });

  it("are for decisions: not for chance, an only answer, or what went by without a word", () => {
    expect(mayAsk({ ...step, seat: -1 })).toBe(false);
    expect(mayAsk({ ...step, forced: true })).toBe(false);
    expect(mayAsk({ ...step, events: [] })).toBe(false);
  });
});
