import { describe, expect, it } from "vitest";
import type { Words } from "../../shell/speech/words.svelte";
import type { Sheet } from "../contract";
import { byPlace, countedIn, countKept, deciding, placeOf } from "./count";
import { fourPlayers, twoPlayers, type PlayedGame } from "./fixtures/games";
import { phases, player, progress, rounds } from "./progress";
import { sheet, SOURCES } from "./sheet";

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

const events = (game: PlayedGame) => game.steps.flatMap((step) => step.events);

const GAMES: [string, PlayedGame][] = [
  ["two players", twoPlayers],
  ["four players", fourPlayers],
];

describe.each(GAMES)("the score sheet of a game of %s", (_, game) => {
  const made = sheetOf(game);
  const last = game.positions.at(-1)!;

  it("has sources that sum up to the final scores", () => {
    expect(made.rows.map((row) => row.rule)).toEqual(SOURCES);
    last.scores.forEach((score, seat) => {
      const sum = made.rows.reduce((total, row) => total + row.points[seat]!, 0);
      expect(sum).toBe(score);
      expect(made.totals[seat]).toBe(score);
    });
  });

  it("names every rule that paid anything", () => {
    const paying = new Set(
      events(game)
        .filter((e) => e.points)
        .map((e) => e.rule),
    );
    expect(SOURCES).toEqual(expect.arrayContaining([...paying]));
  });

  it("gives the places that the engine told (CK-907)", () => {
    const told = events(game).filter((event) => event.rule === "CK-907");
    expect(told).toHaveLength(last.seats);
    for (const event of told) expect(made.places[event.seat]).toBe(event.facts.place);
  });

  it("draws every player from zero to the final score, turn by turn", () => {
    expect(made.series.map((line) => line.points.at(-1)!.y)).toEqual(last.scores);
    expect(made.series.every((line) => line.points[0]!.y === 0)).toBe(true);
    const turns = events(game).filter((event) => event.rule === "CK-202").length;
    expect(made.series[0]!.points.length).toBeGreaterThanOrEqual(turns);
  });

  it("keeps the final counts, in which every player has every city (CK-902)", () => {
    const count = countKept(last);
    const paid = last.scores.map((_score, seat) =>
      count.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.points, 0),
    );
    const final = (seat: number) => made.rows[5]!.points[seat]! + made.rows[6]!.points[seat]!;
    expect(paid).toEqual(last.scores.map((_score, seat) => final(seat)));
    const cities = count.filter((each) => each.seat === count[0]!.seat).map((each) => each.cell);
    expect(cities.length).toBeGreaterThan(0);
    expect(new Set(count.map((each) => each.seat)).size).toBe(last.seats);
  });

  it("agrees with the engine about who was first and second (CK-806, CK-807)", () => {
    for (const each of countKept(last)) {
      const place = placeOf(each, each.seat);
      if (each.rule === "CK-806") expect(place).toBe(1);
      else if (each.rule === "CK-807") expect(place).toBe(2);
      else expect(place === null || place > 2).toBe(true);
    }
  });
});

describe("ranks", () => {
  const ranks = [
    { seat: 1, levels: [3], place: 1 },
    { seat: 0, levels: [2, 2, 2], place: 2 },
    { seat: 2, levels: [2, 2, 2], place: 2 },
    { seat: 3, levels: [2, 2], place: 3 },
  ];

  it("are shown as the engine placed them, those of one place together", () => {
    const places = byPlace(ranks);
    expect(places.map(({ ranks }) => ranks.map((rank) => rank.seat))).toEqual([[1], [0, 2], [3]]);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it("finds the level that decided", () => {
    expect(deciding(ranks[0]!, ranks[1])).toBe(0);
    expect(deciding(ranks[1]!, ranks[3])).toBe(2);
    expect(deciding(ranks[3]!, undefined)).toBe(-1);
  });

  it("reads nothing from events that count no city", () => {
    expect(countedIn(null)).toBeNull();
    expect(countedIn({ rule: "CK-801", seat: 0, points: 2, facts: {} })).toBeNull();
  });
});

describe("the top bar and the players' cards", () => {
  const opening = fourPlayers.positions.find((view) => view.owed)!;
  const over = fourPlayers.positions.at(-1)!;

  it("tells how many triples are left, and the last turns when they are gone", () => {
    expect(progress(opening)).toMatchObject({ args: { stage: "play" }, of: 56 });
    const final = fourPlayers.positions.find((view) => view.final && view.counted.length === 1)!;
    expect(progress(final).args).toMatchObject({ stage: "final", turns: 3 });
    expect(progress(over).args).toMatchObject({ stage: "over" });
  });

  it("marks the opening tile as now, and the final count only in the last turns", () => {
    expect(phases(opening).map((phase) => phase.state)).toEqual(["now", "next", "next"]);
    expect(phases(over).map((phase) => phase.state)).toEqual(["past", "past", "past", "past"]);
  });

  it("marks a round by the turns of the first player", () => {
    const turns = events(fourPlayers).filter((event) => event.rule === "CK-202");
    expect(rounds(fourPlayers.steps)).toHaveLength(Math.ceil(turns.length / 4));
  });

  it("shows everybody's score, Incas, cards and tokens", () => {
    const card = player(opening, 2, words);
    expect(card.score).toBe(opening.scores[2]);
    expect(card.badges.map((badge) => badge.text)).toEqual(["12", "3", "3"]);
    expect(card.badges.map((badge) => badge.label)).toEqual([
      "ck-badge-label incas 12",
      "ck-badge-label cards 3",
      "ck-badge-label tokens 3",
    ]);
  });
});
