import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "./duration";
import { agreed, firstClock } from "./terms";

describe("a clock in the making", () => {
  it("is none unless somebody wants one", () => {
    expect(agreed(firstClock("master"))).toBeNull();
  });

  it("has the numbers of its preset, or one's own", () => {
    const draft = { ...firstClock("master"), kind: "live" as const };
    expect(agreed(draft)).toMatchObject({ kind: "live", bank: 15 * MINUTE, gain: 20 });
    draft.preset = { ...draft.preset, live: null };
    draft.own = { ...draft.own, live: { bank: 60, gain: 5 } };
    expect(agreed(draft)).toMatchObject({ bank: 60, gain: 5 });
  });

  it("knows weekends and vacations by days only", () => {
    const draft = { ...firstClock("master"), weekends: true, vacation: 7 };
    expect(agreed({ ...draft, kind: "live" }, 60)).toMatchObject({
      weekends: false,
      zone: 0,
      vacation: 0,
    });
    expect(agreed({ ...draft, kind: "days" }, 60)).toMatchObject({
      gain: DAY,
      weekends: true,
      zone: 60,
      vacation: 7,
    });
  });

  it("names no bot where none would play", () => {
    expect(agreed({ ...firstClock("master"), kind: "live", fall: "mark" })?.level).toBeNull();
  });
});
