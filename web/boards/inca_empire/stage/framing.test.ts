import { describe, expect, it } from "vitest";
import { Camera } from "../../kit/camera.svelte";
import { LAND, LENS } from "../geometry";
import { fourPlayers } from "../fixtures/games";
import { regionOf, siteOf } from "../printed";
import { around, boxAround, FIGURE, showAllOf } from "./framing";

function camera(): Camera {
  const made = new Camera(LAND, LENS);
  made.width = 400;
  made.height = 420;
  return made;
}
const seen = (made: Camera, x: number, y: number): boolean => {
  const { sight } = made;
  return x > sight.x && x < sight.x + sight.width && y > sight.y && y < sight.y + sight.height;
};

describe("what a turn is about", () => {
  it("leaves alone what is in sight", () => {
    const made = camera();
    made.look({ x: 500, y: 800 });
    const before = { ...made.sight };
    showAllOf(made, [{ x: 480, y: 790 }]);
    expect(made.sight).toEqual(before);
  });

  it("comes into sight as a whole, no nearer than before", () => {
    const made = camera();
    made.look({ x: 300, y: 200 });
    const before = made.unit;
    const places = [
      { x: 450, y: 700 },
      { x: 700, y: 950 },
    ];
    showAllOf(made, places);
    expect(places.every(({ x, y }) => seen(made, x, y))).toBe(true);
    expect(made.unit).toBeLessThanOrEqual(before);
  });

  it("is shown around where most of it is, if all of it would be too small", () => {
    const made = camera();
    showAllOf(made, [
      { x: 300, y: 100 },
      ...[1400, 1410, 1420, 1430, 1440].map((y) => ({ x: 600, y })),
    ]);
    expect(made.unit).toBeGreaterThan(0.8);
    expect(seen(made, 550, 1200)).toBe(true);
  });

  it("has some room around it", () => {
    expect(boxAround([{ x: 10, y: 20 }]).width).toBeGreaterThan(60);
  });
});

describe("what a figure shows", () => {
  const { view } = fourPlayers.asked[0]!;

  it("is a network and the marks beside it, but no suyu", () => {
    const shown = around(view, 0);
    const [, gate] = view.owners[0]!.network.map(siteOf);
    expect(shown).toContain(gate);
    const marked = gate!.regions.map(regionOf);
    for (const { start, label } of marked) expect(shown.includes(label)).toBe(start === null);
  });

  it("stands in the middle of the height", () => {
    const made = camera();
    const places = [
      { x: 500, y: 700 },
      { x: 560, y: 860 },
    ];
    showAllOf(made, places, FIGURE);
    const { y, width, height } = made.sight;
    for (const place of places)
      expect(Math.abs(place.y - y - height / 2)).toBeLessThan((width * FIGURE.steep) / 2);
  });
});
