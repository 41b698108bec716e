import { describe, expect, it } from "vitest";
import { curveOf, along, strands } from "./geometry";
import { labelBoxes, labelsOf } from "./labels";
import { laidRoads } from "./network";
import { fourPlayers, threePlayers } from "./fixtures/games";
import { CARDS, sideOf, SLOTS, WILDS } from "./printed";
import { stepBy } from "./stage/walking";
import { terrainOf } from "./terrain";

describe("the printed map", () => {
  it("has what the specification counts", () => {
    const count = (seats: number) => {
      const { regions, sites, slots, wilds } = sideOf(seats);
      return [regions.length - 4, sites.length, slots.length, wilds.length];
    };
    expect(count(4)).toEqual([45, 126, 225, 235]);
    expect(count(3)).toEqual([39, 116, 202, 227]);
    expect(CARDS).toHaveLength(21);
  });
});

describe("roads", () => {
  it("run from site to site", () => {
    for (const way of [...SLOTS, ...WILDS]) {
      const curve = curveOf(way);
      expect(along(curve, 0)).toEqual({ x: curve.from.x, y: curve.from.y });
      expect(along(curve, 1).x).toBeCloseTo(curve.to.x);
    }
  });

  it("carry another weave for every seat", () => {
    const curve = curveOf(SLOTS[0]!);
    const weaves = [0, 1, 2, 3].map((seat) => strands(curve, seat));
    expect(new Set(weaves).size).toBe(4);
  });

  it("lie side by side where several join the same sites", () => {
    for (const { positions } of [threePlayers, fourPlayers]) {
      const laid = laidRoads(positions.at(-1)!);
      const places = laid.map(({ way, aside }) => `${way.id} ${aside}`);
      expect(new Set(places).size).toBe(places.length);
      expect(new Set(laid.map(({ key }) => key)).size).toBe(laid.length);
    }
  });
});

describe.each([3, 4])("names and terrain for %i players", (seats) => {
  it("names every site once", () => {
    const { sites } = sideOf(seats);
    expect(new Set(labelsOf(seats, "huaca").map(({ site }) => site.id)).size).toBe(sites.length);
  });

  it.each(["city", "garrison"] as const)("writes no name over another, down to a %s", (named) => {
    const names = labelBoxes(seats, named).slice(-labelsOf(seats, named).length);
    const hidden = names.filter((name, index) =>
      names.slice(index + 1).some((other) => {
        const across = Math.min(name.x + name.width, other.x + other.width);
        const down = Math.min(name.y + name.height, other.y + other.height);
        return across > Math.max(name.x, other.x) && down > Math.max(name.y, other.y);
      }),
    );
    expect(hidden).toEqual([]);
  });

  it("lets nothing grow on a name", () => {
    const boxes = labelBoxes(seats);
    const grown = terrainOf(seats).filter(({ what }) => what.startsWith("peak"));
    expect(grown.length).toBeGreaterThan(60);
    const covered = grown.filter(({ x, y }) =>
      boxes.some(
        (box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
      ),
    );
    expect(covered).toEqual([]);
  });

  it("grows the same every time", () => {
    expect(terrainOf(seats)).toBe(terrainOf(seats));
  });
});

describe("arrow keys", () => {
  const stops = [
    { thing: "east", x: 40, y: 3 },
    { thing: "far", x: 90, y: 0 },
    { thing: "south", x: 5, y: 50 },
  ];

  it("go to the nearest place in that direction", () => {
    expect(stepBy("ArrowRight", { x: 0, y: 0 }, stops)).toBe("east");
    expect(stepBy("ArrowDown", { x: 0, y: 0 }, stops)).toBe("south");
    expect(stepBy("ArrowLeft", { x: 0, y: 0 }, stops)).toBeNull();
    expect(stepBy("a", { x: 0, y: 0 }, stops)).toBeNull();
  });
});
