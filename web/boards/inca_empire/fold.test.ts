import { describe, expect, it } from "vitest";
import { fourPlayers, threePlayers, type PlayedGame } from "./fixtures/games";
import { apply } from "./fold";
import type { View } from "./view";

/** What the fold keeps true through every event; all else is the server's to say. */
function shown(view: View) {
  return {
    moment: view.moment,
    track: view.track,
    cities: view.cities.toSorted(),
    garrisons: view.garrisons.toSorted(),
    temples: view.temples.toSorted(),
    provinces: view.provinces,
    hidden: view.hidden_markers,
    draw: view.draw,
    hand: view.hand.toSorted(),
    quarters: view.quarters.map(({ quarter, cards, down }) => ({
      quarter,
      cards: cards.toSorted(),
      down,
    })),
    owners: view.owners.map((owner) => ({
      colour: owner.colour,
      tile: owner.tile,
      score: owner.score,
      workers: owner.workers,
      hand_size: owner.hand_size,
      markers: owner.markers.toSorted(),
      terraces: owner.terraces.toSorted(),
      slots: owner.slots.toSorted(),
      doubles: owner.doubles.toSorted(),
      wilds: owner.wilds.toSorted(),
      network: owner.network.toSorted(),
    })),
    turn: { laid: view.turn.laid, wild_used: view.turn.wild_used, seat: view.turn.seat },
  };
}

/** Positions from the first phase on; the set-up is not shown event by event. */
function begun({ steps, positions }: PlayedGame) {
  return steps
    .map((step, index) => ({ step, before: positions[index]!, after: positions[index + 1]! }))
    .filter(({ before }) => before.moment !== null);
}

const games: [string, PlayedGame][] = [
  ["three players", threePlayers],
  ["four players", fourPlayers],
];

describe.each(games)("%s", (_, game) => {
  it("folds every step into the view that the server sends after it", () => {
    const played = begun(game);
    expect(played.length).toBeGreaterThan(300);
    for (const { step, before, after } of played) {
      const folded = step.events.reduce(apply, before);
      // A turn that ends is forgotten only when the next one begins.
      const turn = { ...shown(folded).turn, laid: shown(after).turn.laid };
      expect({ ...shown(folded), turn }, `line ${step.line}`).toMatchObject({
        ...shown(after),
        turn: { laid: after.turn.laid },
      });
    }
  });
});

it("puts a figure that arrives outside those already there", () => {
  const view = fourPlayers.positions.at(-1)!;
  const [first, second] = view.track as [number, number];
  const gap = view.owners[first]!.score - view.owners[second]!.score;
  const points = Math.max(1, gap);
  const after = apply(view, { rule: "IE-616", seat: second, points, facts: {} });
  expect(after.owners[second]!.score).toBe(view.owners[second]!.score + points);
  expect(after.track.indexOf(second)).toBe(gap > 0 ? 1 : 0);
});
