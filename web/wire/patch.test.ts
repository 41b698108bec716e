import { describe, expect, it } from "vitest";
import { patched } from "./patch";

const view = {
  ap: 6,
  levels: { A1: 1 },
  seats: [
    { score: 3, hand: ["T"] },
    { score: 5, hand: [] },
  ],
  open: null as string | null,
};

describe("a view and what is new in it", () => {
  it("replaces values, lists and nothing", () => {
    const after = patched(view, { ap: 5, open: "TK" });
    expect(after).toEqual({ ...view, ap: 5, open: "TK" });
    expect(patched(after, { open: null }).open).toBeNull();
  });

  it("changes parts of parts and of lists, and shares the rest", () => {
    const patch = { levels: { "~": { B2: 2 } }, seats: { "#": { "1": { score: 9 } } } };
    const after = patched(view, patch);
    expect(after.levels).toEqual({ A1: 1, B2: 2 });
    expect(after.seats[1]).toEqual({ score: 9, hand: [] });
    expect(after.seats[0]).toBe(view.seats[0]);
    expect(view.levels).toEqual({ A1: 1 });
  });
});
