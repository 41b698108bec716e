import { expect, it } from "vitest";
import { goalsOf, openPilgrimages, pilgrimAnswers } from "./pilgrims";
import { fourPlayers } from "./fixtures/games";
import { CARDS } from "./printed";
import type { Owner, View } from "./view";

const VIEW = fourPlayers.positions.at(-1)!;
const CARD = CARDS.find(({ scope }) => scope.includes("pilgrimage"))!;
const [SITE] = CARD.sites as [string];

function at(temples: string[], network: string[], changes: Partial<View["turn"]> = {}) {
  const owner: Owner = { ...VIEW.owners[0]!, network, acting: [{ card: CARD.id, copies: 1 }] };
  const turn = { ...VIEW.turn, road_action: "fresh", development: "fresh", ...changes } as const;
  return { view: { ...VIEW, temples, turn } as View, owner };
}

it("leads only to temples in the network", () => {
  for (const { view, owner } of [at([], [SITE]), at([SITE], ["cuzco"])]) {
    expect(goalsOf(view, owner, CARD.id)).toEqual([]);
    expect(openPilgrimages(view, owner)).toEqual([]);
  }
  const { view, owner } = at([SITE], ["cuzco", SITE]);
  expect(goalsOf(view, owner, CARD.id)).toEqual([SITE]);
});

it("says what has one answer together with what was chosen", () => {
  const both = at([SITE], [SITE]);
  expect(pilgrimAnswers(both.view, both.owner)).toEqual(["pilgrimage", `pilgrim ${CARD.id}`]);
  const late = at([SITE], [SITE], { road_action: "closed" });
  expect(pilgrimAnswers(late.view, late.owner)).toEqual([
    "pilgrimage",
    `pilgrim ${CARD.id}`,
    "give development",
  ]);
});
