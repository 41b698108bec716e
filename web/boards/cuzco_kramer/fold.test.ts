import { describe, expect, it } from "vitest";
import type { EventTold } from "../contract";
import { duration } from "./duration";
import { fourPlayers, twoPlayers, type PlayedGame } from "./fixtures/games";
import { apply } from "./fold";
import { settled } from "./standing";
import type { Card, Cell, View } from "./view";

const GAMES: [string, PlayedGame][] = [
  ["two players, seat 0's eyes", twoPlayers],
  ["four players, an onlooker's eyes", fourPlayers],
];

const tiles = (cells: Cell[][]) => cells.map((tile) => tile.join(" ")).sort();

/** What is told by events; a fixture has groups, basins, entries and tiles at turns only. */
function shown(view: View, whole: boolean): Record<string, unknown> {
  const { groups, basins, entries, uncovered, step, festival, ...rest } = view;
  const dealing = ["open_card", "deal_card", "draw_card"].includes(step);
  const bids = step === "festival_open_card" ? "over" : festival;
  const derived = whole ? { groups, basins, entries, uncovered: tiles(uncovered) } : {};
  return { ...rest, ...derived, bids, step: dealing ? "dealing" : step };
}

describe.each(GAMES)("folding the events of a whole game: %s", (_, game) => {
  it("gives after every step the view that the engine gives", () => {
    let folded = game.positions[0]!;
    let turns = 0;
    game.steps.forEach((step, index) => {
      folded = step.events.reduce(apply, folded);
      const whole = step.events.some((event) => ["CK-202", "CK-907"].includes(event.rule));
      const between = index + 1 < game.steps.length && game.steps[index + 1]!.seat === -1;
      if (!step.events.length || between) return;
      expect(shown(folded, whole), `line ${step.line}`).toEqual(
        shown(game.positions[index + 1]!, whole),
      );
      turns += whole ? 1 : 0;
    });
    expect(turns).toBeGreaterThan(20);
  });

  it("never changes the view it was given", () => {
    game.steps.forEach((step, index) => {
      const before = structuredClone(game.positions[index]!);
      step.events.reduce(apply, game.positions[index]!);
      expect(game.positions[index]).toEqual(before);
    });
  });
});

const told = (rule: string, facts: EventTold["facts"], seat = -1, points = 0): EventTold => ({
  rule,
  seat,
  points,
  facts,
});

/** A small city of three cells with a temple on G6, and Incas of two players. */
const city: View = settled({
  ...fourPlayers.positions[0]!,
  levels: { G5: 2, G6: 1, G7: 1, H5: 1 },
  villages: ["G5", "G6", "G7"],
  temples: { G6: 4 },
  incas: [["G5"], ["G7"], [], []],
  hand_sizes: [3, 3, 3, 3],
  open: "TK",
  active: 0,
});

describe("folding one event", () => {
  it("tells who leads a city, and when a move changes that (CK-506)", () => {
    expect(city.groups).toEqual([
      {
        cells: ["G5", "G6", "G7"],
        temple: "G6",
        leader: 0,
        ranks: [
          { seat: 0, levels: [2] },
          { seat: 1, levels: [1] },
        ],
      },
    ]);
    const after = apply(city, told("CK-411", { origin: "G5", cell: "H5", cost: 1 }, 0));
    expect(after.groups[0]!.leader).toBe(1);
    expect(after.ap).toBe(city.ap - 1);
  });

  it("joins basins that touch, and closes a ring of tiles (CK-606, CK-607)", () => {
    const after = apply(city, told("CK-601", { cell: "F9", left: 15 }, 0));
    expect(after.basins.map((basin) => basin.cells)).toContainEqual(["F8", "F9"]);
    const ring = ["E8", "E9", "E10", "F7", "F10", "G8", "G9", "G10"];
    const levels = Object.fromEntries(ring.map((cell) => [cell, 1]));
    const closed = settled({ ...after, levels: { ...after.levels, ...levels } });
    expect(closed.basins.find((basin) => basin.cells.includes("F9"))!.enclosed).toBe(true);
    expect(after.basins.some((basin) => basin.enclosed)).toBe(false);
  });

  it("follows a festival from the proposal to the disc, and knows the cards of the bids", () => {
    const open = apply(city, told("CK-710", { cell: "G6" }, 0));
    expect(open.festival).toMatchObject({ value: 4, circle: [0, 1], due: 0 });
    const bid = apply(open, told("CK-716", { cards: ["T"], gained: 1, total: 1 }, 0));
    expect(bid.festival).toMatchObject({ totals: [1, 0, 0, 0], due: 1 });
    const raise = apply(bid, told("CK-716", { cards: ["K", "T"], gained: 2, total: 2 }, 1));
    expect(raise.festival!.played).toEqual([["T"], ["T", "K"], [], []]);
    expect(raise.hand_sizes).toEqual([2, 1, 3, 3]);
    const level = apply(raise, told("CK-716", { cards: ["K"], gained: 1, total: 2 }, 0));
    const held = apply(level, told("CK-724", {}, 1));
    expect(held.festival).toMatchObject({ held: [1], due: 0 });
    const out = apply(held, told("CK-721", {}, 0));
    expect(out.festival!.circle).toEqual([1]);
    const paid = apply(out, told("CK-804", { cell: "G6", value: 4 }, 1, 2));
    expect(paid.scores[1]).toBe(city.scores[1]! + 2);
    const closed = apply(paid, told("CK-730", { cell: "G6" }));
    expect(closed.discs).toEqual(["G6"]);
    expect(closed.festival!.played).toEqual([["T", "K"], ["T", "K"], [], []]);
  });

  it("does not ask who holds again under hold_is_pass (CK-952)", () => {
    const bound: View = { ...city, hold_is_pass: true, incas: [["G5"], ["G7"], ["H5"], []] };
    const festival = {
      cell: "G6",
      value: 4,
      circle: [0, 1, 2],
      held: [1],
      totals: [1, 1, 1, 0],
      played: [["T"], ["T"], ["K"], []] as Card[][],
      due: 2,
    };
    const view: View = { ...bound, step: "festival_answer", festival };
    expect(apply(view, told("CK-724", {}, 0)).festival!.due).toBe(2);
    const out = apply(view, told("CK-952", {}, 1));
    expect(out.festival).toMatchObject({ circle: [0, 2], held: [] });
  });

  it("knows an event of a rule it cannot show, and shows nothing", () => {
    expect(apply(city, told("CK-999", {}))).toBe(city);
    expect(duration(told("CK-999", {}))).toBe(0);
  });
});

describe("how long an event stays", () => {
  it("gives the cities of the final count more time than a step of an Inca", () => {
    const walk = duration(told("CK-411", { origin: "G5", cell: "G6", cost: 0 }, 0));
    expect(walk).toBeGreaterThan(0);
    expect(duration(told("CK-806", { cell: "G6", value: 4 }, 0, 4))).toBeGreaterThan(walk);
  });
});
