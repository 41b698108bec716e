import { describe, expect, it } from "vitest";
import type { EventTold } from "../contract";
import { fourPlayers, twoPlayers, type PlayedGame } from "./fixtures/games";
import { apply } from "./fold";
import type { Mask, View } from "./view";

const games: [string, PlayedGame][] = [
  ["two players, modular map, pututus", twoPlayers],
  ["four players", fourPlayers],
];

/** What lies before a player; `completed` and others without a fixed order are sorted. */
const side = (mask: Mask) => ({
  score: mask.score,
  knowledge: mask.knowledge,
  food: mask.food,
  offerings: mask.offerings,
  inti: mask.inti,
  feathers: mask.feathers,
  circles: mask.circles,
  quipus: mask.quipus,
  reserve: mask.reserve,
  chasqui: mask.chasqui,
  priests: mask.priests,
  tiles: mask.tiles.map(({ kind, ability, down }) => `${kind} ${ability} ${down}`).sort(),
  free: mask.free_slots,
  goods: [...mask.goods].sort(),
  missions: mask.missions.map(({ mission }) => mission).sort(),
  completed: [...mask.completed].sort(),
  cards: mask.hand_size,
  dice: mask.dice.map(({ value, space }) => `${value} ${space}`).sort(),
  pututus: [mask.ones, mask.twos],
});

/** What is told event by event, so that the show ends where the next view begins. */
const table = (view: View) => ({
  masks: view.masks.map(side),
  rotation: view.rotation,
  roads: view.roads.map(({ ends, kind, number }) => `${[...ends].sort()} ${kind} ${number}`).sort(),
  villages: view.villages.map(({ place, quipus }) => `${place} ${quipus}`),
  temple: view.temple,
  inti: view.temple_inti,
  gods: view.gods.map(({ god, face, pile, discard }) => `${god} ${face} ${pile} ${discard}`),
  study: view.study_row,
  farm: view.farm_row,
  market: view.market.map((row) => [...row].sort()),
  palace: [...view.palace].sort(),
  hand: [...view.hand].sort(),
  track: view.track,
});

describe.each(games)("%s", (_, { steps, positions }) => {
  const begun = positions.findIndex(({ round, phase }) => round === 1 && phase === "I");

  it("shows after every line what the next view says", () => {
    expect(begun).toBeGreaterThan(10);
    for (const [index, { events }] of steps.entries()) {
      if (index < begun) continue;
      const shown = events.reduce(apply, positions[index]!);
      expect([index, table(shown)]).toEqual([index, table(positions[index + 1]!)]);
    }
  });

  it("shows nothing twice, from the first line on", () => {
    let shown = positions[0]!;
    for (const event of steps.flatMap((step) => step.events)) {
      shown = apply(shown, event);
      const lists = [
        shown.palace,
        ...shown.masks.map(({ missions }) => missions.map((m) => m.mission)),
      ];
      for (const list of lists) expect([event, new Set(list).size]).toEqual([event, list.length]);
    }
  });

  it("never changes the view it is given", () => {
    const events: EventTold[] = steps.flatMap((step) => step.events);
    const before = JSON.stringify(positions[begun]);
    events
      .filter(({ rule }) => rule !== "CF-112")
      .forEach((event) => apply(positions[begun]!, event));
    expect(JSON.stringify(positions[begun])).toBe(before);
  });
});
