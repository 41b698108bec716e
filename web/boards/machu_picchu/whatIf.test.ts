import { describe, expect, it, vi } from "vitest";
import type { Supposition } from "../contract";
import { supposed, WhatIf, type Open } from "./whatIf.svelte";

const unknown: Open[] = [
  {
    stair: "N",
    groups: [
      ["1", "2", "3"],
      ["5", "6"],
    ],
  },
  {
    stair: "S",
    groups: [
      ["1", "2", "3"],
      ["5", "6"],
    ],
  },
];
const event = (order: string) => ({ rule: "MP-501", seat: 0, points: 0, facts: { order } });
const answer = (cards: Record<string, string>): Promise<Supposition> =>
  Promise.resolve({
    unknown: [
      ...unknown.map(({ stair, groups }) => ({ what: stair, values: groups })),
      { what: "order", values: [["tall_first"], ["small_first"]] },
    ],
    events: cards.order && cards.N && cards.S ? [event(cards.order)] : [],
  });

describe("what if", () => {
  it("spreads what is not chosen, and never takes a card twice", () => {
    const cards = supposed(unknown, {});
    expect(new Set([cards.N, cards.S]).size).toBe(2);
    expect(supposed(unknown, { N: "6", S: "6" })).toMatchObject({ N: "6" });
    expect(supposed(unknown, { N: "6", S: "6" }).S).not.toBe("6");
  });

  it("lets go of a card that can no longer lie there", () => {
    expect(supposed([{ stair: "N", groups: [["1"]] }], { N: "6" })).toEqual({ N: "1" });
  });

  it("asks for both orders, once for each question", async () => {
    const suppose = vi.fn(answer);
    const whatIf = new WhatIf();
    await whatIf.ask(suppose, "0 1 1", []);
    await whatIf.ask(suppose, "0 1 1", []);
    expect(suppose).toHaveBeenCalledTimes(3);
    expect(whatIf.unknown.map(({ stair }) => stair)).toEqual(["N", "S"]);
    expect(whatIf.told.small_first?.[0]?.facts).toEqual({ order: "small_first" });
  });

  it("changes two cards rather than laying one twice", async () => {
    const whatIf = new WhatIf();
    await whatIf.ask(vi.fn(answer), "0 1 1", []);
    const [north, south] = [whatIf.card("N"), whatIf.card("S")];
    whatIf.suppose("N", south);
    expect([whatIf.card("N"), whatIf.card("S")]).toEqual([south, north]);
  });

  it("knows nothing once no cards are laid", async () => {
    const whatIf = new WhatIf();
    await whatIf.ask(vi.fn(answer), "0 1 1", []);
    whatIf.forget();
    expect([whatIf.unknown, whatIf.told]).toEqual([[], {}]);
  });
});
