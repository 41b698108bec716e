import { expect, it } from "vitest";
import { asksFor, thingOf, thingsOf, wordsOf } from "./notation";

it("reads what an answer names", () => {
  expect(thingOf("place 3 H10v H11", "place")).toBe("3 H10v H11");
  expect(thingOf("places 3", "place")).toBeNull();
  expect(thingOf(null, "place")).toBeNull();
  expect(thingsOf(["go I1", "go I2", "stop", "go I1"], "go")).toEqual(["I1", "I2"]);
  expect([asksFor(["stop", "play T"], "play"), asksFor(["player T"], "play")]).toEqual([
    true,
    false,
  ]);
});

it("takes an answer apart word by word", () => {
  expect(wordsOf("move G5 G6")).toEqual(["move", "G5", "G6"]);
  expect(wordsOf("end")).toEqual(["end"]);
  expect(wordsOf(null)).toEqual([""]);
});
