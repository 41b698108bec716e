import { describe, expect, it } from "vitest";
import type { Words } from "../../shell/speech/words.svelte";
import type { Sheet } from "../contract";
import { fourPlayers, threePlayers, twoPlayers, type PlayedGame } from "./fixtures/games";
import { phases, player, progress } from "./progress";
import { sheet } from "./sheet";

/** Says the id and what it was given: the tests read facts, not prose. */
const words: Words = {
  lang: "en",
  say: (id, args = {}) => [id, ...Object.values(args)].join(" "),
  has: () => true,
  list: (items) => items.join(", "),
  event: () => "",
  met: () => "",
  refusal: () => "",
  question: () => ({ title: "", text: "", waiting: "" }),
  problem: () => "",
};

const sheetOf = ({ steps, positions, table }: PlayedGame): Sheet =>
  sheet(steps, positions, table, words);

const total = (made: Sheet, seat: number) =>
  made.rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0);

/** The points that the engine's own events paid. */
const paid = ({ steps }: PlayedGame, seat: number) =>
  steps
    .flatMap((step) => step.events)
    .filter((event) => event.seat === seat)
    .reduce((sum, event) => sum + event.points, 0);

const GAMES: [string, PlayedGame][] = [
  ["two players", twoPlayers],
  ["three players", threePlayers],
  ["four players", fourPlayers],
];

describe.each(GAMES)("the score sheet of a game of %s", (_, game) => {
  const made = sheetOf(game);
  const last = game.positions.at(-1)!;

  it("has sources that sum up to the points the events paid (MP-807)", () => {
    for (let seat = 0; seat < last.seats; seat++) {
      expect(total(made, seat)).toBe(paid(game, seat));
      expect(made.totals[seat]).toBe(paid(game, seat));
    }
  });

  it("counts a priest for those who backed it, and for nobody else", () => {
    for (const row of made.rows) {
      const priest = Number(row.label.split(" ")[1]);
      const backed = last.pairs.map((pair) => pair!.includes(priest));
      expect(row.points.map((points) => points !== null)).toEqual(backed);
      expect(row.rule).toBe("MP-807");
    }
  });

  it("gives the places that the engine told", () => {
    const told = game.steps
      .flatMap((step) => step.events)
      .filter((event) => ["MP-808", "MP-809", "MP-810", "MP-811"].includes(event.rule));
    expect(told).toHaveLength(last.seats);
    for (const event of told) expect(made.places[event.seat]).toBe(event.facts.place);
  });

  it("draws every priest and every player from zero to the final value", () => {
    expect(made.series).toHaveLength(last.seats + 4);
    const ends = made.series.map((line) => line.points.at(-1)!);
    expect(ends.map((end) => end.y)).toEqual([...last.scores, ...last.values]);
    expect(ends.every((end) => end.x === game.steps.length)).toBe(true);
    expect(made.series.every((line) => line.points[0]!.y === 0)).toBe(true);
    const rounds = made.series[0]!.points.length;
    expect(rounds).toBe(last.round + 2);
  });
});

describe("a game that still runs", () => {
  const half = fourPlayers.positions.findIndex((view) => view.round === 4);
  const made = sheet([], fourPlayers.positions.slice(0, half + 1), fourPlayers.table, words);

  it("shows the reader's own points only, and no place", () => {
    expect(made.totals.map((points) => points !== null)).toEqual([false, true, false, false]);
    expect(made.places).toEqual([0, 0, 0, 0]);
    expect(made.series.filter((line) => typeof line.colour === "number")).toHaveLength(1);
  });
});

describe("the top bar and the players' cards", () => {
  const placing = fourPlayers.positions.find((view) => view.step === "choose_card")!;
  const over = fourPlayers.positions.at(-1)!;

  it("tells the round and how far the game is", () => {
    expect(progress(placing)).toMatchObject({ args: { round: 1, rounds: 8 }, done: 0, of: 8 });
    expect(progress(over)).toMatchObject({ done: 8, of: 8 });
  });

  it("marks one phase as now, and none when the game is over", () => {
    expect(phases(placing).map((phase) => phase.state)).toEqual(["past", "now", "next", "next"]);
    expect(phases(over).every((phase) => phase.state === "past")).toBe(true);
  });

  it("shows who holds the High Priest, and the secret pairs only at the end", () => {
    const cards = [0, 1, 2, 3].map((seat) => player(placing, seat, words));
    expect(cards.findIndex((card) => card.badges.length > 0)).toBe(placing.first);
    expect(cards.map((card) => card.score !== null)).toEqual([false, true, false, false]);
    expect(player(over, 0, words).note).toContain("mp-pair-priests");
  });
});
