import { describe, expect, it } from "vitest";
import { listed, spread } from "./names";
import { sideOf } from "./printed";

describe("names beside the whole empire", () => {
  it("keep a line between each other and stay within the height", () => {
    const heights = spread([5, 6, 7, 200, 396, 398], 400);
    expect(heights[0]).toBeGreaterThanOrEqual(12);
    expect(heights.at(-1)).toBeLessThanOrEqual(388);
    heights.slice(1).forEach((y, index) => expect(y - heights[index]!).toBeGreaterThan(15));
    expect(heights[3]).toBe(200);
  });

  it.each([3, 4])("stand in two columns, as many in each, for %i players", (seats) => {
    const places = sideOf(seats).regions.map(({ id, name, label }) => ({ id, name, ...label }));
    const named = listed(places, 500, 420);
    expect(named.map(({ id }) => id).toSorted()).toEqual(places.map(({ id }) => id).toSorted());
    const west = named.filter(({ side }) => side === "start");
    expect(Math.abs(2 * west.length - named.length)).toBeLessThanOrEqual(1);
  });
});
