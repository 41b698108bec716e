import { describe, expect, it } from "vitest";
import type { EventTold } from "../contract";
import { fourPlayers } from "./fixtures/games";
import { lately } from "./lately";

const event = (rule: string, seat: number, facts: EventTold["facts"]): EventTold => ({
  rule,
  seat,
  points: 0,
  facts,
});
const told = (...events: EventTold[]) => events.map((each) => ({ event: each, undone: false }));

const MINE = event("CK-313", 0, { cells: ["G5", "G6"], kind: "2" });
const TILE = event("CK-313", 1, { cells: ["H5", "H6"], kind: "2" });
const WALK = event("CK-411", 2, { cell: "H6", origin: "G5" });
const BEGIN = event("CK-202", 0, { ap: 6 });

describe("what is new on the board", () => {
  it("is what the others changed since one's own last move, newest first", () => {
    expect(lately(told(WALK, MINE, TILE, WALK, BEGIN), 0)).toEqual([
      { seat: 2, cells: ["H6"] },
      { seat: 1, cells: ["H5", "H6"] },
    ]);
  });

  it("is nothing any more as soon as one moves, and nothing to an onlooker", () => {
    expect(lately(told(TILE, BEGIN, MINE), 0)).toEqual([]);
    expect(lately(told(TILE), null)).toEqual([]);
  });

  it("leaves out what was taken back", () => {
    const log = [...told(MINE, TILE), { event: WALK, undone: true }];
    expect(lately(log, 0)).toEqual([{ seat: 1, cells: ["H5", "H6"] }]);
  });

  it("names only cells of others in a whole game", () => {
    const log = fourPlayers.steps.flatMap((step) => told(...step.events));
    const sizes = log.map((_, at) => lately(log.slice(0, at), 1));
    expect(Math.max(...sizes.map((news) => news.length))).toBeGreaterThan(3);
    expect(sizes.flat().every(({ seat }) => seat !== 1)).toBe(true);
  });
});
