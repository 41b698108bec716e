import { describe, expect, it } from "vitest";
import type { Words } from "../speech/words.svelte";
import { DAY, HOUR, MINUTE, digits, spoken } from "./duration";

const words = { say: (id: string, { count }: { count: number }) => `${count} ${id.slice(5)}` };
const said = (seconds: number) => spoken(seconds, words as unknown as Words);

describe("a clock", () => {
  it("shows minutes and seconds, and hours if there are any", () => {
    expect(digits(272)).toBe("4:32");
    expect(digits(HOUR + 4 * MINUTE + 5)).toBe("1:04:05");
    expect(digits(0.2)).toBe("0:01");
    expect(digits(-3)).toBe("0:00");
  });

  it("is told by its two largest parts", () => {
    expect(said(2 * DAY + 4 * HOUR + 59)).toBe("2 days 4 hours");
    expect(said(2 * DAY + 59)).toBe("2 days");
    expect(said(HOUR + 61)).toBe("1 hours 1 minutes");
    expect(said(40)).toBe("40 seconds");
    expect(said(-1)).toBe("0 seconds");
  });
});
