import { describe, expect, it } from "vitest";
import type { Words } from "../../shell/speech/words.svelte";
import { bridgeOf, filmed, sumOf, type Film } from "./film";
import { fourPlayers, twoPlayers, type PlayedGame } from "./fixtures/games";
import { phases, progress, rounds } from "./progress";
import { sheet, SOURCES } from "./sheet";
import { sourceOf } from "./source";

const words = { say: (id: string) => id } as unknown as Words;
const games: [string, PlayedGame][] = [
  ["two players", twoPlayers],
  ["four players", fourPlayers],
];

describe.each(games)("%s", (_, { steps, positions, table }) => {
  const made = sheet(steps, positions, table, words);
  const last = positions.at(-1)!;
  const events = steps.flatMap((step) => step.events);

  it("adds every point up by its source", () => {
    const sums = made.totals.map((_total, seat) =>
      made.rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
    expect(sums).toEqual(made.totals);
    expect(made.totals).toEqual(last.masks.map(({ score }) => score));
  });

  it("knows every rule that pays", () => {
    const paying = events.filter(({ points }) => points !== 0);
    expect(paying.length).toBeGreaterThan(40);
    expect(paying.filter(({ rule }) => !SOURCES.includes(sourceOf(rule)))).toEqual([]);
  });

  it("pays the bonuses that the bonus sheet shows", () => {
    for (const { seat, bonuses } of last.masks) {
      for (const { rule, points } of bonuses) {
        const told = events.filter((event) => event.rule === rule && event.seat === seat);
        expect([rule, told.reduce((sum, event) => sum + event.points, 0)]).toEqual([rule, points]);
      }
    }
  });

  it("gives every place once", () => {
    expect([...made.places].sort()).toEqual(last.masks.map((_mask, index) => index + 1));
  });

  it("draws a line for everybody that ends at the score", () => {
    expect(made.series.map(({ points }) => points.at(-1)!.y)).toEqual(made.totals);
  });

  it("marks the beginning of every round", () => {
    expect(rounds(steps)).toHaveLength(6);
    expect(progress(last).done).toBe(6);
  });

  it("is over only when the sixth round is, whatever is on the agenda between two questions", () => {
    const seen = positions.filter(({ phase }) => phase !== "setup" && phase !== "end");
    for (const view of seen) {
      const between: typeof view = { ...view, step: "over" };
      expect(progress(between).args).toMatchObject({ stage: "play", round: view.round });
      expect(phases(between).filter(({ state }) => state === "now")).toHaveLength(1);
    }
    const scoring: typeof last = { ...last, phase: "capital" };
    expect(phases(scoring).map(({ state }) => state)).toEqual(["past", "past", "now"]);
  });

  it("has exactly one phase now while the game runs", () => {
    for (const view of positions.filter((each) => each.phase !== "setup" && each.step !== "over"))
      expect(phases(view).filter(({ state }) => state === "now")).toHaveLength(1);
  });

  it("shows every point of phase III and of the end on a bridge, once", () => {
    let film: Film | null = null;
    let shown = 0;
    for (const event of events) {
      const next: Film | null = filmed(film, event, last.seats);
      if (film && next?.bridge !== film.bridge) shown += film.cells.map(sumOf).reduce(add, 0);
      film = next;
    }
    shown += film?.cells.map(sumOf).reduce(add, 0) ?? 0;
    const paid = events.filter(({ rule }) => bridgeOf(rule)).map(({ points }) => points);
    expect(paid.length).toBeGreaterThan(30);
    expect(shown).toBe(paid.reduce(add, 0));
  });
});

const add = (a: number, b: number): number => a + b;
