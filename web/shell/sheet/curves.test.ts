import { describe, expect, it } from "vitest";
import type { Series } from "../../boards/contract";
import { scaleOf, spread, stops, valueAt } from "./curves";

const series = (...points: [number, number][]): Series => ({
  label: "x",
  colour: 0,
  points: points.map(([x, y]) => ({ x, y })),
});

describe("the graph", () => {
  it("has a scale of round numbers around everything, nought included", () => {
    const scale = scaleOf([series([0, 0], [40, 16]), series([0, 0], [60, -7])]);
    expect(scale).toMatchObject({ least: -10, most: 20, last: 60 });
    expect(scale.ticks).toEqual([-10, -5, 0, 5, 10, 15, 20]);
  });

  it("has a scale even for a game without points", () => {
    expect(scaleOf([series([0, 0])]).most).toBeGreaterThan(0);
    expect(scaleOf([]).last).toBe(1);
  });

  it("reads off the last value that was reached", () => {
    const one = series([0, 1], [10, 5], [20, 3]);
    expect([0, 9, 10, 99].map((x) => valueAt(one, x))).toEqual([1, 1, 5, 3]);
    expect(stops([one, series([5, 0], [10, 1])])).toEqual([0, 5, 10, 20]);
  });

  it("keeps its labels apart and on the picture", () => {
    const placed = spread([100, 101, 102, 198], 20, 200);
    const sorted = placed.toSorted((a, b) => a - b);
    expect(sorted.every((y, i) => i === 0 || y - sorted[i - 1] >= 20)).toBe(true);
    expect(Math.max(...placed)).toBeLessThanOrEqual(200);
    expect(placed[0]).toBeLessThan(placed[1]);
    expect(spread([14, 200, 200], 20, 200), "the others stay").toEqual([14, 180, 200]);
  });
});
