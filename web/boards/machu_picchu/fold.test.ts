import { describe, expect, it } from "vitest";
import type { EventTold } from "../contract";
import { duration } from "./duration";
import { fourPlayers, threePlayers, twoPlayers, type PlayedGame } from "./fixtures/games";
import { apply } from "./fold";
import { moveOf } from "./move";
import type { View } from "./view";

const GAMES: [string, PlayedGame][] = [
  ["two players, seat 0's eyes", twoPlayers],
  ["three players, an onlooker's eyes", threePlayers],
  ["four players, seat 1's eyes", fourPlayers],
];

/** Not told by any event: how many were dealt, and which question stands after the moves. */
function shown(view: View): Partial<View> {
  const { dealt, step, ...rest } = view;
  void dealt;
  return step === "moving" || step.startsWith("deal") ? rest : { ...rest, step };
}

function expectSame(folded: View, told: View): void {
  const mine = shown(folded);
  const theirs = shown(told);
  if (!("step" in mine)) delete theirs.step;
  if (!("step" in theirs)) delete mine.step;
  expect(mine).toEqual(theirs);
}

describe.each(GAMES)("folding the events of a whole game: %s", (_, game) => {
  it("gives after every round the view that the engine gives", () => {
    let folded = game.positions[0]!;
    let rounds = 0;
    game.steps.forEach((step, index) => {
      folded = step.events.reduce(apply, folded);
      if (!step.events.length) return;
      expectSame(folded, game.positions[index + 1]!);
      rounds += step.events.filter((event) => event.rule === "MP-310").length;
    });
    expect(rounds).toBe(game.positions.at(-1)!.round);
  });

  it("never changes the view it was given", () => {
    game.steps.forEach((step, index) => {
      const before = structuredClone(game.positions[index]!);
      step.events.reduce(apply, game.positions[index]!);
      expect(game.positions[index]).toEqual(before);
    });
  });
});

const told = (rule: string, facts: EventTold["facts"], seat = -1): EventTold => ({
  rule,
  seat,
  points: 0,
  facts,
});

describe("folding one event", () => {
  const start = fourPlayers.positions.find((view) => view.step === "choose_order")!;

  it("puts two tokens on the last slot (MP-608)", () => {
    const depots = [[[1], [2], [-3], [3]], [], [], []];
    const event = told("MP-608", {
      priest: 1,
      card: 20,
      stair: "N",
      at: "C2",
      to: "C3",
      tokens: [4, 5],
      sky: "sun",
    });
    const after = apply({ ...start, depots, values: [3, 0, 0, 0], sun_row: [4, 5, 6] }, event);
    expect(after.depots[0]).toEqual([[1], [2], [-3], [3], [4, 5]]);
    expect(after.values[0]).toBe(12);
    expect(after.sun_row).toEqual([6]);
    expect(after.priests[0]).toBe("C3");
  });

  it("takes a leaving priest off the grid with its fire token (MP-702), and puts it back", () => {
    const left = apply(
      { ...start, fire_row: [-4, -5], depots: [[], [], [], []], values: [0, 0, 0, 0] },
      told("MP-702", { priest: 3, card: 9, stair: "E", at: "A4", tokens: [-4] }),
    );
    expect(left.priests[2]).toBeNull();
    expect(left.absent).toEqual([3]);
    expect(left.fire_row).toEqual([-5]);
    expect(left.values[2]).toBe(-4);
    const back = apply(left, told("MP-706", { priest: 3, to: "B5" }, 0));
    expect(back.priests[2]).toBe("B5");
    expect(back.absent).toEqual([]);
  });

  it("leaves everything as it was when a priest is blocked (MP-508)", () => {
    const event = told("MP-508", { priest: 2, card: 9, stair: "E", at: "D3", to: "C3" });
    expect(apply(start, event)).toBe(start);
    expect(moveOf(event)).toMatchObject({ kind: "blocked", from: "D3", to: "C3", col: -1, row: 0 });
  });

  it("does not learn another player's hidden card (MP-305)", () => {
    const view = fourPlayers.positions.find((seen) => seen.step === "choose_stair")!;
    const laid = apply(view, told("MP-305", { stair: "W", face: "hidden" }, 2));
    expect(laid.stairs.W).toEqual({ card: null, by: 2, open: false });
  });

  it("knows an event of a rule it cannot show, and shows nothing", () => {
    expect(apply(start, told("MP-999", {}))).toBe(start);
    expect(duration(told("MP-999", {}))).toBe(0);
  });
});

describe("how long an event stays", () => {
  it("gives leaving and tokens more time than a plain step", () => {
    const step = { priest: 1, card: 9, stair: "E", at: "D3", to: "C3" };
    const plain = duration(told("MP-605", { ...step, tokens: [] }));
    expect(duration(told("MP-602", { ...step, tokens: [1] }))).toBeGreaterThan(plain);
    expect(duration(told("MP-702", { ...step, tokens: [-3] }))).toBeGreaterThan(plain);
  });
});
