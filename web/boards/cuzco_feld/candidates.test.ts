import { describe, expect, it } from "vitest";
import { circlesFor, offersFor, reachOf } from "./candidates";
import { fourPlayers, twoPlayers, type PlayedGame } from "./fixtures/games";

const games: [string, PlayedGame][] = [
  ["two players", twoPlayers],
  ["four players", fourPlayers],
];

describe.each(games)("%s", (_, { asked }) => {
  it("is offered exactly the spaces that the judge allows for the chosen die", () => {
    const spaces = asked.filter(({ kind }) => kind === "space");
    expect(spaces.length).toBeGreaterThan(8);
    for (const { view, actions } of spaces) {
      const offers = offersFor(view, view.turn.die);
      const open = offers.filter(({ refused }) => refused === null).map(({ space }) => space);
      expect(open.map((space) => `place ${space}`).sort()).toEqual([...actions].sort());
    }
  });

  it("knows before a die is chosen what each one could do everywhere", () => {
    for (const { view, actions } of asked.filter(({ kind }) => kind === "die")) {
      for (const action of actions.filter((each) => each.startsWith("die ")))
        expect(offersFor(view, Number(action[4]))).toHaveLength(view.spaces.length);
    }
  });

  it("knows where a path leads", () => {
    const paths = asked.filter(
      ({ kind, view }) => kind === "path" && !view.turn.used.includes("14"),
    );
    expect(paths.length).toBeGreaterThan(3);
    for (const { view, actions } of paths) {
      const kinds = (["paved", "rope"] as const).filter(
        (_kind, bit) => (view.turn.paths >> bit) & 1,
      );
      const reach = reachOf(view, view.masks[view.seat!]!.chasqui, kinds, view.turn.strength);
      expect(reach.map((place) => `go ${place}`).sort()).toEqual([...actions].sort());
    }
  });

  it("knows which circles can be activated", () => {
    for (const { view, actions } of asked.filter(({ kind }) => kind === "circle")) {
      const open = circlesFor(view.masks[view.seat!]!, view.turn.strength);
      expect(open.map((die) => `circle ${die}`)).toEqual(actions);
    }
  });
});
