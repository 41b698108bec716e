import { describe, expect, it } from "vitest";
import {
  branchEnd,
  courseOf,
  featherAt,
  nameAt,
  numberAt,
  placeAt,
  sagging,
  slotAt,
  standAt,
} from "./geometry";
import { fourPlayers } from "./fixtures/games";
import { TILE_SLOTS } from "./printed";

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe("the road map", () => {
  const { roads } = fourPlayers.positions[0]!;

  it("has thirty roads, each from one place to the other", () => {
    expect(roads).toHaveLength(30);
    for (const { ends } of roads.filter(({ ends: [a] }) => a !== "CUZCO")) {
      const course = courseOf(ends[0]!, ends[1]!);
      expect(apart(course[0]!, placeAt(ends[0]!))).toBeLessThan(1);
      expect(apart(course.at(-1)!, placeAt(ends[1]!))).toBeLessThan(1);
    }
  });

  it("keeps the numbers of the roads apart from each other and from the villages", () => {
    const numbers = roads.map(({ ends }) => numberAt(ends[0]!, ends[1]!));
    const villages = fourPlayers.positions[0]!.villages.map(({ place }) => placeAt(place));
    numbers.forEach((number, index) => {
      for (const other of [...numbers.slice(index + 1), ...villages])
        expect(apart(number, other)).toBeGreaterThan(46);
    });
  });

  it("draws every place and road within the frame", () => {
    for (const { ends } of roads) {
      for (const { x, y } of sagging(courseOf(ends[0]!, ends[1]!))) {
        expect(Math.min(x, y)).toBeGreaterThan(20);
        expect(Math.max(x, y)).toBeLessThan(980);
      }
    }
  });

  it("writes no name of a village over a runner", () => {
    const LETTERS = { width: 17, height: 29 };
    for (const { place } of fourPlayers.positions[0]!.villages) {
      for (const count of [1, 2, 3, 4]) {
        const { x, y, anchor } = nameAt(place, count);
        const wide = 6 * LETTERS.width;
        const left = x - wide * { start: 0, middle: 0.5, end: 1 }[anchor];
        for (let index = 0; index < count; index++) {
          const runner = standAt(place, index, count);
          const aside = left > runner.x + 20 || left + wide < runner.x - 20;
          const beyond = y < runner.y - 82 || y - LETTERS.height > runner.y + 22;
          expect(aside || beyond, `${place} with ${count}`).toBe(true);
        }
      }
    }
  });

  it("turns the branches of Cuzco with the tile (CF-105)", () => {
    expect(branchEnd(0, 0)).toBe("I0");
    expect(branchEnd(0, 4)).toBe("I4");
    expect(branchEnd(5, 2)).toBe("I1");
  });
});

describe("the mask", () => {
  it("gives every feather and every tile a place of its own", () => {
    const spots = [
      ...Array.from({ length: 12 }, (_, slot) => featherAt(slot)),
      ...TILE_SLOTS.map(slotAt),
    ];
    spots.forEach((spot, index) => {
      for (const other of spots.slice(index + 1)) expect(apart(spot, other)).toBeGreaterThan(40);
    });
  });
});
