import { describe, expect, it } from "vitest";
import { quickPlan } from "../house/start";
import {
  firstDraft,
  firstOfItsKind,
  forRating,
  nameless,
  newTable,
  resized,
  seated,
  seatOfMine,
  withPeople,
  withPrograms,
} from "./plan";

describe("a table in the making", () => {
  it("begins with me and free seats for friends", () => {
    expect(firstDraft(3).map((seat) => seat.who)).toEqual(["me", "open", "open"]);
  });

  it("keeps what was said when the number of seats changes", () => {
    const two = seated(firstDraft(2), 1, "bot");
    expect(resized(two, 4).map((seat) => seat.who)).toEqual(["me", "bot", "open", "open"]);
    expect(resized(two, 1).map((seat) => seat.who)).toEqual(["me"]);
  });

  it("seats me once only", () => {
    expect(seated(firstDraft(3), 2, "me").map((seat) => seat.who)).toEqual(["open", "open", "me"]);
  });

  it("says once what bots of a kind are like", () => {
    const seats = firstDraft(4).map((seat) => ({ ...seat, who: "bot" as const, level: "casual" }));
    seats[2].level = "master";
    expect(seats.map((_, at) => firstOfItsKind(seats, at))).toEqual([true, false, true, false]);
  });

  it("needs a name for everybody else at this screen", () => {
    const seats = seated(firstDraft(2), 1, "here");
    expect(nameless(seats)).toBe(1);
    seats[1].name = "  Nina ";
    expect(nameless(seats)).toBeNull();
    expect(withPeople(seats)).toBe(true);
    const terms = { listed: false, hints: true, password: " ", playersOnly: false, rated: false };
    expect(newTable("g", seats, { end: "one_full" }, terms)).toEqual({
      game: "g",
      seats: [{ who: "me" }, { who: "me", name: "Nina" }],
      options: { end: "one_full" },
      listed: false,
      hints: true,
      rated: false,
      password: null,
      onlookers: true,
    });
  });

  it("may have programs of mine, with a name or without", () => {
    const seats = seated(seated(firstDraft(3), 1, "program"), 2, "program");
    expect([withPrograms(firstDraft(3)), withPrograms(seats)]).toEqual([false, true]);
    expect(nameless(seats)).toBeNull();
    seats[1].name = " Deep Puma ";
    const terms = { listed: true, hints: false, password: "", playersOnly: false, rated: false };
    expect(newTable("g", seats, {}, terms).seats.slice(1)).toEqual([
      { who: "program", name: "Deep Puma" },
      { who: "program", name: null },
    ]);
  });

  it("may have a password, and be for its players only", () => {
    const terms = {
      listed: true,
      hints: false,
      password: " quipu ",
      playersOnly: true,
      rated: false,
    };
    const plan = newTable("g", firstDraft(2), {}, terms);
    expect(plan).toMatchObject({ password: "quipu", onlookers: false });
  });

  it("seats a bot with its character, if it has one", () => {
    const [bot] = seated(firstDraft(1), 0, "bot");
    const terms = { listed: true, hints: false, password: "", playersOnly: false, rated: false };
    const plan = newTable("g", [{ ...bot, level: "master", character: "master-rival" }], {}, terms);
    expect(plan.seats).toEqual([{ who: "bot", level: "master-rival" }]);
  });

  it("may be rated where everybody else is a person, and gives no hints then", () => {
    expect(forRating(firstDraft(3))).toBe(true);
    expect(forRating(seated(firstDraft(3), 1, "bot"))).toBe(false);
    expect(forRating(seated(firstDraft(3), 1, "here"))).toBe(false);
    const terms = { listed: true, hints: true, password: "", playersOnly: false, rated: true };
    expect(newTable("g", firstDraft(2), {}, terms)).toMatchObject({ rated: true, hints: false });
  });

  it("asks about hints only where others than bots play", () => {
    expect(withPeople(firstDraft(2))).toBe(true);
    expect(withPeople(seated(firstDraft(2), 1, "bot"))).toBe(false);
  });
});

describe("a game that is played on", () => {
  const terms = { listed: false, hints: false, password: "", playersOnly: false, rated: false };

  it("seats me where I sat, and bots elsewhere", () => {
    const me = seatOfMine([{ mine: false }, { mine: true }, { mine: false }]);
    expect(firstDraft(3, me, "bot").map((seat) => seat.who)).toEqual(["bot", "me", "bot"]);
    expect(seatOfMine([{ mine: false }, { mine: false }])).toBe(0);
  });

  it("says where it goes on from", () => {
    const origin = { table: "ab12", line: 37, rows: ["B: card 12"] };
    const plan = newTable("g", firstDraft(2, 0, "bot"), { end: "one_full" }, terms, origin);
    expect(plan.origin).toEqual(origin);
    expect(newTable("g", firstDraft(2), {}, terms)).not.toHaveProperty("origin");
  });
});

describe("play now", () => {
  const game = {
    key: "g",
    prefix: "G",
    edition: 1,
    minutes: [30, 45],
    options: [],
    characters: [],
  };

  it("is a small round against bots, not shown to others", () => {
    const plan = quickPlan({ ...game, seats: [2, 3, 4] });
    expect(plan.seats.map((seat) => seat.who)).toEqual(["me", "bot", "bot"]);
    expect(plan.listed).toBe(false);
  });

  it("takes what the game allows", () => {
    expect(quickPlan({ ...game, seats: [2] }).seats).toHaveLength(2);
    expect(quickPlan({ ...game, seats: [4, 5] }).seats).toHaveLength(4);
  });
});
