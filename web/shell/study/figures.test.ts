import { describe, expect, it } from "vitest";
import type { Change, Deed, Estimate, Moment, Verdict } from "../../wire/types";
import { Speaker } from "../speech/words.svelte";
import {
  aboutText,
  changeAt,
  chanceText,
  column,
  decimal,
  isCertain,
  isTold,
  marked,
  momentAt,
  moveText,
  percent,
  reachText,
  verdictAt,
} from "./figures";

const words = new Speaker();
await words.speak("en");

/** Spaces that do not break are spaces. */
const plain = (text: string) => text.replace(/\s/g, " ");
const about = (mean: number, margin: number | null): Estimate => ({ mean, margin, error: 0 });
const way = { moves: ["x"], chance: about(0.5, 0.1), points: about(3, 1) };
const verdict = (line: number, mark: Verdict["mark"] = null): Verdict => ({
  line,
  done: way,
  better: [],
  loss: about(0, 0),
  points_lost: about(0, 0),
  mark,
});
const deed = (line: number, seat: number, ...verdicts: Verdict[]): Deed => ({
  line,
  lines: verdicts.length,
  seat,
  stage: 0,
  loss: about(0, 0),
  points_lost: about(0, 0),
  gain: about(0, 0),
  verdicts,
});

describe("the figures of a study", () => {
  it("are read with how sure they are", () => {
    expect(plain(chanceText(about(0.256, 0.04), words))).toBe("26 ± 4 %");
    expect(plain(chanceText(about(1, 0), words))).toBe("100 %");
    expect(plain(chanceText(about(0.5, null), words))).toBe("50 ± ? %");
    expect(plain(moveText(about(-0.12, 0.05), words))).toBe("−12 ± 5 %");
    expect(plain(moveText(about(0.12, 0), words))).toBe("+12 %");
    expect(percent(0.005)).toBe(1);
    expect(plain(chanceText(about(0.5, 0.041), words))).toBe("50 ± 5 %");
  });

  it("add up to the result, in whole per cents", () => {
    const parts = [0.254, -0.354, -0.115, 0.215].map((mean) => about(mean, 0.1));
    const [start, luck, skill, others] = parts;
    const shown = column({ start, luck, skill, others, result: 0 }).map(({ mean }) => mean * 100);
    expect(shown.reduce((sum, each) => sum + each)).toBeCloseTo(0);
    expect(shown.map((each, i) => Math.abs(each - 100 * parts[i].mean) <= 1)).not.toContain(false);
    expect([-0.02, -1.25, 3].map((value) => decimal(value, words))).toEqual(["0", "−1.2", "3"]);
  });

  it("can be told from nothing only outside their interval", () => {
    expect(isCertain(about(0.1, 0.05))).toBe(true);
    expect(isCertain(about(-0.1, 0.1))).toBe(false);
    expect(isCertain(about(0.9, null))).toBe(false);
  });

  it("are found by line", () => {
    const moments = [0, 5, 9].map((lines): Moment => ({ lines, chances: [], points: [] }));
    expect(momentAt(moments, 7, 20)?.lines).toBe(5);
    expect(momentAt(moments, 0, 20)?.lines).toBe(0);
    expect(momentAt(moments, 12, 9), "nobody has looked so far").toBeNull();
    const deeds = [deed(3, 0, verdict(3), verdict(4, "mistake")), deed(8, 1, verdict(8))];
    expect(verdictAt(deeds, 4)?.deed.line).toBe(3);
    expect(verdictAt(deeds, 6)).toBeNull();
    const change: Change = { begin: 2, end: 4, seat: 0, deeds: [], luck: [] };
    expect(changeAt([change], 3)).toBe(change);
    expect(changeAt([change], 5)).toBeNull();
    expect(marked(deeds)).toEqual([{ seat: 0, verdict: deeds[0].verdicts[1] }]);
  });
});

describe("what was lost", () => {
  it("has no interval where it is known", () => {
    expect(aboutText(about(0.07, 0))).toBe("");
    expect(plain(aboutText(about(0.07, 0.021)))).toBe(" ± 3");
    expect(plain(aboutText(about(0.07, null)))).toBe(" ± ?");
  });

  it("is told with its interval, which is rounded up", () => {
    expect(plain(reachText(about(1.24, 0.31), words))).toBe("1.2 ± 0.4");
    expect(plain(reachText(about(-0.5, null), words))).toBe("−0.5 ± ?");
    expect(reachText(about(0.5, 0), words)).toBe("0.5");
  });

  it("is in doubt where its interval reaches zero", () => {
    expect(isTold(about(1.24, 0.31))).toBe(true);
    expect(isTold(about(0.2, 0.31))).toBe(false);
    expect(isTold(about(0.2, null))).toBe(false);
    expect(isTold(about(0, 0)), "known").toBe(true);
  });
});
