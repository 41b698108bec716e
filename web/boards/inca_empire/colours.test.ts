import { describe, expect, it } from "vitest";
import { patched } from "../../wire/patch";
import { wears } from "./colours";
import { duration } from "./duration";
import { fourPlayers, threePlayers } from "./fixtures/games";
import type { View } from "./view";

const worn = (view: View): number[] => view.owners.map(({ seat }) => wears(view, seat));

describe.each([
  ["three players", threePlayers],
  ["four players", fourPlayers],
])("%s", (_, { positions, steps }) => {
  it("wear the colours they are dealt, each its own, and keep them", () => {
    const last = positions.at(-1)!;
    const house = { brown: 0, orange: 1, green: 2, blue: 3 };
    expect(worn(last)).toEqual(last.owners.map(({ colour }) => house[colour!]));
    for (const view of positions) expect(new Set(worn(view)).size).toBe(view.seats);
    expect(positions.filter((view) => view.moment).map(worn)).toSatisfy((all: number[][]) =>
      all.every((each) => each.join() === worn(last).join()),
    );
  });

  it("see the cards of a Sun phase turned at one moment", () => {
    const reveals = steps.flatMap(({ events, changes }, index) => {
      let view = positions[index]!;
      const pauses = events.flatMap((event, at) => {
        view = patched(view, changes[at]);
        return event.rule === "IE-410" ? [duration(event, view)] : [];
      });
      return pauses.length ? [pauses] : [];
    });
    expect(reveals.length).toBeGreaterThan(5);
    for (const pauses of reveals) {
      expect(pauses.length).toBe(positions[0]!.seats);
      expect(pauses.slice(0, -1).every((pause) => pause === 0)).toBe(true);
      expect(pauses.at(-1)).toBeGreaterThan(1000);
    }
  });
});
