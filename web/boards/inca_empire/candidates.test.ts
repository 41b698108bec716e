import { describe, expect, it } from "vitest";
import { workTargets } from "./candidates";
import { fourPlayers, threePlayers, type PlayedGame } from "./fixtures/games";
import { gainsOf } from "./gains";
import { joined } from "./network";
import { nameOf, targetsOf, WORKS } from "./offers";
import type { View } from "./view";

const games: [string, PlayedGame][] = [
  ["three players", threePlayers],
  ["four players", fourPlayers],
];

const asking = (view: View, step: string, actions: string[], prices: number[] = []) => ({
  view,
  seat: view.active!,
  step,
  actions,
  prices,
});

describe.each(games)("%s", (_, { asked, positions }) => {
  it("foresees exactly the roads that the server allows", () => {
    const picks = asked.filter(({ view }) => view.step === "road_pick");
    expect(picks.length).toBeGreaterThan(60);
    for (const { view, actions } of picks) {
      const foreseen = targetsOf(asking(view, "people_next", ["roads"]), "roads");
      const legal = actions.filter((action) => action !== "stop");
      expect(foreseen.map(({ action }) => action).toSorted()).toEqual(legal.toSorted());
    }
  });

  it("foresees exactly the developments that have a payable target", () => {
    const kinds = asked.filter(({ view }) => view.step === "dev_kind");
    expect(kinds.length).toBeGreaterThan(30);
    for (const { view, actions } of kinds) {
      const found = WORKS.filter((work) => workTargets(view, view.active!, work).length > 0);
      const legal = actions.filter((action) => action !== "choose pass");
      expect(found.map((work) => `choose ${nameOf(work)}`).toSorted()).toEqual(legal.toSorted());
    }
  });

  it("foresees the targets of a development and their prices", () => {
    const targets = asked.filter(({ view }) => view.step === "dev_target");
    expect(targets.length).toBeGreaterThan(30);
    for (const { view, actions, prices } of targets) {
      const kind = view.turn.kind as (typeof WORKS)[number];
      const found = workTargets(view, view.active!, kind);
      const told = actions.map((action, index) => `${action} ${prices[index]}`);
      expect(found.map(({ action, price }) => `${action} ${price}`).toSorted()).toEqual(
        told.toSorted(),
      );
    }
  });

  it("joins the same sites to Cuzco as the server", () => {
    for (const { owners } of positions) {
      for (const { slots, doubles, wilds, network, colour } of owners) {
        if (colour === null) continue;
        expect(joined([...slots, ...doubles, ...wilds]).toSorted()).toEqual(network.toSorted());
      }
    }
  });
});

describe("what it pays", () => {
  const BUILDS = /^(city|garrison|temple|convert|terrace|conquer) /;

  it("tells the points that the server then pays, and what everybody harvests from it", () => {
    let checked = 0;
    for (const { steps, positions } of [threePlayers, fourPlayers]) {
      steps.forEach((step, index) => {
        const before = positions[index]!;
        const after = positions[index + 1]!;
        if (before.step !== "dev_target" || step.seat !== before.active) return;
        const built = step.events.find(({ rule }) => rule in VERBS);
        // A phase that ends at the same time pays and changes more.
        if (!built || step.events.some(({ rule }) => rule === "IE-202")) return;
        const thing = String(built.facts.site ?? built.facts.region);
        const action = `${VERBS[built.rule]} ${thing}`;
        expect(action).toMatch(BUILDS);
        const target = workTargets(before, before.active!, before.turn.kind as never).find(
          (each) => each.action === action,
        )!;
        const gains = gainsOf(before, before.active!, target);
        const paid = step.events.reduce((sum, { points }) => sum + points, 0);
        expect(gains.now, action).toBe(paid);
        const more = after.owners.map(
          ({ harvest }, seat) => harvest.total - before.owners[seat]!.harvest.total,
        );
        expect(gains.later, action).toEqual(more);
        checked += 1;
      });
    }
    expect(checked).toBeGreaterThan(40);
  });

  const VERBS: Record<string, string> = {
    "IE-615": "city",
    "IE-625": "garrison",
    "IE-645": "temple",
    "IE-741": "convert",
    "IE-633": "conquer",
    "IE-653": "terrace",
  };
});
