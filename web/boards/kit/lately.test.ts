import { describe, expect, it } from "vitest";
import type { EventTold } from "../contract";
import { lately } from "./lately";

const event = (seat: number, ...places: string[]): EventTold => ({
  rule: "XX-100",
  seat,
  points: 0,
  facts: { places },
});
const told = (...events: EventTold[]) => events.map((each) => ({ event: each, undone: false }));
const places = ({ facts }: EventTold): string[] => facts.places as string[];

const MINE = event(0, "G5");
const TILE = event(1, "H5", "H6");
const WALK = event(2, "H6");
const BEGIN = event(0);

describe("what is new on the board", () => {
  it("is what the others changed since one's own last move, newest first", () => {
    expect(lately(told(WALK, MINE, TILE, WALK, BEGIN), 0, places)).toEqual([
      { seat: 2, places: ["H6"] },
      { seat: 1, places: ["H5", "H6"] },
    ]);
  });

  it("is nothing any more as soon as one moves", () => {
    expect(lately(told(TILE, BEGIN, MINE), 0, places)).toEqual([]);
  });

  it("is to an onlooker what the last player did", () => {
    expect(lately(told(MINE, TILE, WALK, WALK, BEGIN), null, places)).toEqual([
      { seat: 2, places: ["H6"] },
      { seat: 2, places: ["H6"] },
    ]);
    expect(lately(told(BEGIN), null, places)).toEqual([]);
  });

  it("leaves out what was taken back", () => {
    const log = [...told(MINE, TILE), { event: WALK, undone: true }];
    expect(lately(log, 0, places)).toEqual([{ seat: 1, places: ["H5", "H6"] }]);
  });
});
