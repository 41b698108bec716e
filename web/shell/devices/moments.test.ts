import { describe, expect, it } from "vitest";
import { ago } from "./moments";
import { bytesOf, textOf } from "./passkeys";

describe("how long ago something was", () => {
  it.each([
    [0, "now"],
    [59, "now"],
    [60, "1 minute ago"],
    [7200, "2 hours ago"],
    [24 * 3600, "yesterday"],
    [20 * 24 * 3600, "2 weeks ago"],
    [-5, "now"],
  ])("%i seconds is %s", (past, said) => {
    expect(ago("en", 1_000_000 - past, 1_000_000)).toBe(said);
  });
});

describe("what passkeys are told in", () => {
  it("is the same there and back", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(bytesOf(textOf(bytes.buffer))).toEqual(bytes);
    expect(textOf(bytes.buffer)).not.toMatch(/[+/=]/);
  });
});
