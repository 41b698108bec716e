import { describe, expect, it } from "vitest";
import { lasting, placesOf, ratingScale, sourcesOf } from "./figures";

describe("one's results", () => {
  it("tells a duration in the unit in which people would say it", () => {
    expect(lasting(10)).toEqual({ unit: "minutes", number: 1 });
    expect(lasting(95 * 60)).toEqual({ unit: "minutes", number: 95 });
    expect(lasting(5 * 3600)).toEqual({ unit: "hours", number: 5 });
    expect(lasting(9 * 86400)).toEqual({ unit: "days", number: 9 });
  });

  it("adds up what the score sheet tells together, the most first", () => {
    const module = {
      sourceOf: (rule: string) => (rule.startsWith("M") ? "missions" : rule),
      sourceName: (source: string) => source,
    };
    const told = [
      { rule: "M1", points: 3, games: 2 },
      { rule: "A", points: 9, games: 4 },
      { rule: "M2", points: 8, games: 1 },
    ];
    expect(sourcesOf(told, module)).toEqual([
      { source: "missions", points: 11, games: 2 },
      { source: "A", points: 9, games: 4 },
    ]);
  });

  it("counts places at each number of players, also those never reached", () => {
    const told = [
      { seats: 2, place: 1, games: 3 },
      { seats: 3, place: 3, games: 1 },
    ];
    expect(placesOf(told)).toEqual([
      { seats: 2, games: 3, counts: [3, 0] },
      { seats: 3, games: 1, counts: [0, 0, 1] },
    ]);
  });

  it("has a scale of round numbers, however near the ratings are", () => {
    expect(ratingScale([1000, 1000])).toEqual({ least: 1000, most: 1050, ticks: [1000, 1050] });
    expect(ratingScale([612, 1388])).toEqual({
      least: 600,
      most: 1400,
      ticks: [600, 800, 1000, 1200, 1400],
    });
  });
});
