import { describe, expect, it } from "vitest";
import type { HintTold } from "../../wire/types";
import type { Words } from "../speech/words.svelte";
import { gainOf, lookOf, matters, shortened } from "./reasons";

const words = (name: string) =>
  ({
    say: (id: string, args: Record<string, unknown> = {}) =>
      `${name} ${id} ${Object.values(args).join(" ")}`.trim(),
  }) as unknown as Words;
const [game, house] = [words("game"), words("house")];

const hint = (...reasons: [string, number][]): HintTold =>
  ({
    reasons: reasons.map(([term, points]) => ({ term, points })),
    gain: reasons.reduce((sum, [, points]) => sum + points, 0),
    chance: 40,
    chance_else: reasons.length ? 30 : 40,
  }) as HintTold;

const sum = (told: { points: number }[]) =>
  Math.round(10 * told.reduce((all, { points }) => all + points, 0));

describe("reasons in sentences", () => {
  it("are the three weightiest, and the rest of them together", () => {
    const told = hint(["cities", 3.1], ["rivals", -1.2], ["value_3", 0.7], ["a", 0.2], ["b", -0.1]);
    const found = shortened(told, game, house);
    expect(found.map(({ key }) => key)).toEqual(["cities", "rivals", "value_3", "rest"]);
    expect(found.map(({ text }) => text)).toEqual([
      "game reason-cities more 3.1 0",
      "house reason-rivals less 1.2 0",
      "game reason-value more 0.7 3",
      "house reason-rest",
    ]);
    expect(sum(found)).toBe(sum(told.reasons));
  });

  it("only name what they are about if somebody else made the move", () => {
    const told = { ...hint(["cities", 3], ["rivals", -1]), against: "others" } as HintTold;
    expect(shortened(told, game, house, false).map(({ text }) => text)).toEqual([
      "game reason-cities.of 0",
      "house reason-rivals.of 0",
    ]);
    expect(gainOf(told, house, "Huascar")).toBe("house hint-against-others.of 2 Huascar");
    expect(gainOf(told, house, null)).toBe("house hint-against-others 2");
    expect(gainOf({ ...told, gain: -1 }, house, "Huascar")).toBe("house hint-even");
    const even = { ...hint(["a", 0.1]), chance_else: 40 };
    expect(gainOf(even, house, "Huascar")).toBe("house hint-no-matter.of 0.1 Huascar");
  });

  it("begin with points that are scored, however small beside the rest", () => {
    const told = hint(["a", 5], ["b", -4], ["c", 3], ["d", 2], ["points", 1]);
    const found = shortened(told, game, house);
    expect(found.map(({ key }) => key)).toEqual(["points", "a", "b", "rest"]);
    expect(sum(found)).toBe(sum(told.reasons));
  });

  it("has no rest of one reason, and none that comes to nothing", () => {
    const four = hint(["a", 4], ["b", 3], ["c", 2], ["d", 1]);
    expect(shortened(four, game, house).map(({ key }) => key)).toEqual(["a", "b", "c", "d"]);
    const even = hint(["a", 4], ["b", 3], ["c", 2], ["d", 0.1], ["e", -0.1]);
    expect(shortened(even, game, house).map(({ key }) => key)).toEqual(["a", "b", "c"]);
  });
});

describe("what to look at first", () => {
  it("is what speaks most for the move, one's own before the others'", () => {
    expect(lookOf(hint(["rivals", 5], ["a", -3], ["value_2", 1]), game, house)).toBe(
      "game reason-value.look 2",
    );
    expect(lookOf(hint(["a", -3], ["rivals", 1]), game, house)).toBe("house reason-rivals.look 0");
    expect(lookOf(hint(["a", -3]), game, house)).toBe("game reason-a.look 0");
    expect(lookOf(hint(), game, house)).toBe("house hint-look-anything");
  });

  it("is nothing where it hardly matters", () => {
    const even = { ...hint(["a", 0.1]), chance_else: 40 };
    expect(matters(even)).toBe(false);
    expect(lookOf(even, game, house)).toBe("house hint-look-anything");
    expect(matters({ ...even, chance: 41 })).toBe(true);
  });
});
