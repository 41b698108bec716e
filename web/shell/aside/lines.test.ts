import { describe, expect, it } from "vitest";
import {
  endsOf,
  grown,
  joined,
  MOST,
  notedIn,
  pruned,
  runsOf,
  said,
  sizeOf,
  stopsOf,
  twigAt,
  type Trees,
} from "./lines";
import { chancesAt, commentAt } from "./notes";
import { firstOf, rowOf, seatOf, textOf, withoutLast } from "./rows";

const one = ["A: card 1", "B: card 2", "chance: first B"];
const other = ["A: card 1", "B: card 9"];

describe("lines beside a game", () => {
  it("share what they begin with", () => {
    const tree = grown(grown([], one), other);
    expect(sizeOf(tree)).toBe(4);
    expect(grown(tree, one)).toEqual(tree);
    expect(twigAt(tree, other)?.row).toBe("B: card 9");
    expect(twigAt(tree, ["B: card 9"])).toBeNull();
    expect(twigAt(tree, [])).toBeNull();
  });

  it("are named and commented at their end", () => {
    const tree = said(grown([], one), one.slice(0, 2), { name: "Slowly", comment: "Too slow?" });
    expect(twigAt(tree, one.slice(0, 2))).toMatchObject({ name: "Slowly", comment: "Too slow?" });
    expect(twigAt(tree, one)?.name).toBeUndefined();
    const bare = said(tree, one.slice(0, 2), { name: "", comment: "" });
    expect(bare).toEqual(grown([], one));
  });

  it("are cut off with what follows", () => {
    const tree = grown(grown([], one), other);
    expect(sizeOf(pruned(tree, one.slice(0, 2)))).toBe(2);
    expect(pruned(tree, ["A: card 1"])).toEqual([]);
    expect(pruned(tree, ["C: card 1"])).toEqual(tree);
  });

  it("are drawn run by run, cut where they branch or have a name", () => {
    const [run] = runsOf(grown(grown([], one), other));
    expect(run.own).toEqual(["A: card 1"]);
    expect(run.runs.map((each) => each.own)).toEqual([one.slice(1), other.slice(1)]);
    expect(run.runs[1].rows).toEqual(other);
    const [named] = runsOf(said(grown([], one), one.slice(0, 2), { name: "Slowly" }));
    expect([named.own.length, named.name, named.runs.length]).toEqual([2, "Slowly", 1]);
  });
});

describe("a run", () => {
  const isChance = (row: string) => row.startsWith("chance");

  it("stops after each answer and what chance did then", () => {
    const [run] = runsOf(grown([], [...one, "A: card 3"]));
    expect(stopsOf(run, isChance).map(({ row, end }) => [row, end.length])).toEqual([
      ["A: card 1", 1],
      ["B: card 2", 3],
      ["A: card 3", 4],
    ]);
  });

  it("begins with chance where nobody answered before", () => {
    const [run] = runsOf(grown([], ["chance: a", "chance: b", "A: card 3"]));
    expect(stopsOf(run, isChance).map(({ row, end }) => [row, end.length])).toEqual([
      ["chance: a", 2],
      ["A: card 3", 3],
    ]);
  });
});

describe("lines in a record", () => {
  const line = (rows: string[], name = "", comment = "", at = 7) => ({
    line: at,
    rows,
    name,
    comment,
  });
  const tried: Trees = {
    7: said(grown(grown([], one), other), one.slice(0, 2), { name: "Slowly", comment: "Why?" }),
    9: grown([], ["A: card 3"]),
  };
  const noted = [
    line(one.slice(0, 2), "Slowly", "Why?"),
    line(one),
    line(other),
    line(["A: card 3"], "", "", 9),
  ];

  it("are all ends, and what is said on the way", () => {
    expect(notedIn(tried)).toEqual(noted);
    expect(notedIn({})).toEqual([]);
    expect(endsOf(tried[7])).toBe(2);
    expect(endsOf([])).toBe(0);
  });

  it("have no characters that a record does not take", () => {
    const odd = said(grown([], one), one, { name: "a\tb", comment: " c\u202ed\ne\u0007 " });
    expect(notedIn({ 7: odd })).toEqual([line(one, "a b", "c d\ne")]);
  });

  it("come back as they were", () => {
    expect(joined({}, noted)).toEqual(tried);
    expect(joined(tried, noted)).toEqual(tried);
  });

  it("overwrite nothing", () => {
    const mine = { 7: said(grown([], one), one, { comment: "Mine" }) };
    const both = joined(mine, [line(one, "Named", "Theirs"), line([], "", "Of the game")]);
    expect(notedIn(both)).toEqual([line(one, "Named", "Mine")]);
    expect(notedIn(mine)).toEqual([line(one, "", "Mine")]);
  });

  it("are not more than is kept", () => {
    const many = Array.from({ length: MOST + 5 }, (_, i) => line([`A: card ${i}`]));
    expect(sizeOf(joined({}, many)[7])).toBe(MOST);
  });

  it("stand beside comments and values of the game itself", () => {
    const notes = {
      lines: [line(one, "", "A line"), line([], "", "Of the game")],
      values: [{ line: 7, chances: [60, 40], margins: [3, null] }],
    };
    expect([commentAt(notes, 7), commentAt(notes, 8)]).toEqual(["Of the game", ""]);
    expect(chancesAt(notes, 7)).toEqual([
      { mean: 0.6, margin: 0.03, error: 0 },
      { mean: 0.4, margin: null, error: 0 },
    ]);
    expect(chancesAt(notes, 8)).toBeNull();
  });
});

describe("rows", () => {
  it("tell who answered what", () => {
    expect(rowOf(1, "card 12")).toBe("B: card 12");
    expect(seatOf("B: card 12")).toBe(1);
    expect(seatOf("chance: first B")).toBeNull();
    expect(textOf("B: place 3: x")).toBe("place 3: x");
  });

  it("are taken back to before the last answer", () => {
    expect(withoutLast(one)).toEqual(one.slice(0, 1));
    expect(withoutLast(["chance: first B"])).toEqual([]);
  });

  it("begin with what one seat answers", () => {
    expect(firstOf(0, ["A: x", "A: y", "B: z", "A: w"])).toEqual(["x", "y"]);
    expect(firstOf(0, ["A: x"])).toEqual(["x"]);
    expect(firstOf(1, ["A: x"])).toEqual([]);
  });
});
