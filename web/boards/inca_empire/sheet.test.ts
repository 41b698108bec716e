import { describe, expect, it } from "vitest";
import type { Words } from "../../shell/speech/words.svelte";
import { fourPlayers, threePlayers, type PlayedGame } from "./fixtures/games";
import { entered, type Ledger } from "./ledger";
import { phases, progress, rounds } from "./progress";
import { sheet, SOURCES } from "./sheet";

const words = { say: (id: string) => id } as unknown as Words;
const games: [string, PlayedGame, number][] = [
  ["three players", threePlayers, 7],
  ["four players, Early Decline", fourPlayers, 5],
];

describe.each(games)("%s", (_, { steps, positions, table }, columns) => {
  const made = sheet(steps, positions, table, words);

  it("adds every point up by its source", () => {
    const sums = made.totals.map((_total, seat) =>
      made.rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
    expect(sums).toEqual(made.totals);
    expect(made.totals).toEqual(positions.at(-1)!.owners.map(({ score }) => score));
  });

  it("knows every rule that pays", () => {
    const paying = steps.flatMap(({ events }) => events.filter(({ points }) => points !== 0));
    expect(paying.filter(({ rule }) => !SOURCES.includes(rule))).toEqual([]);
  });

  it("gives every place once, as the track has it", () => {
    const byPlace = made.places.map((place, seat) => ({ place, seat }));
    byPlace.sort((a, b) => a.place - b.place);
    expect(byPlace.map(({ seat }) => seat)).toEqual(positions.at(-1)!.track);
  });

  it("draws a line for everybody that ends at the score", () => {
    expect(made.series.map(({ points }) => points.at(-1)!.y)).toEqual(made.totals);
  });

  it("marks the beginning of every column", () => {
    expect(rounds(steps)).toHaveLength(columns);
    const last = progress(positions.at(-1)!);
    expect([last.done, last.of]).toEqual([columns, columns]);
  });

  it("has exactly one phase now while the game runs", () => {
    const running = positions.filter((view) => view.moment && view.step !== "over");
    for (const view of running) {
      expect(phases(view).filter(({ state }) => state === "now")).toHaveLength(1);
    }
  });

  it("keeps a ledger whose columns add up to what was scored", () => {
    let ledger: Ledger | null = null;
    const found: number[] = [];
    const paid: number[] = [];
    steps.forEach(({ events }, index) => {
      for (const event of events) {
        if (/^IE-80[4-7]$/.test(event.rule)) paid.push(event.points);
        const next: Ledger | null = entered(ledger, event, positions[index]!);
        if (ledger?.book === "scoring" && next?.book !== "scoring")
          found.push(...ledger.cells.flat().map((cell) => cell ?? 0));
        ledger = next;
      }
    });
    const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);
    expect(paid.length).toBeGreaterThan(10);
    expect(sum(found)).toBe(sum(paid));
  });
});
