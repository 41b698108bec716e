import { beforeEach, describe, expect, it } from "vitest";
import type { Words } from "../speech/words.svelte";
import { aboutLevel, charactersOf, levelName, opponents, strength } from "./level.svelte";

const house = ["casual", "seasoned", "master"].map((key) => ({ key, house: true, seconds: 1 }));

describe("how strong bots are", () => {
  beforeEach(() => strength.offer([...house, { key: "Lucky", house: false, seconds: 1 }]));

  it("is offered as the server offers it", () => {
    expect(strength.offered).toEqual(["casual", "seasoned", "master", "Lucky"]);
  });

  it("is the house's middle or strongest level if nobody says more", () => {
    expect(strength.usual).toBe("seasoned");
    expect(strength.strongest).toBe("master");
    strength.offer([]);
    expect([strength.level, strength.strongest]).toEqual([null, null]);
  });

  it("is what was chosen last, as long as that is offered", () => {
    strength.choose("Lucky");
    expect(strength.level).toBe("Lucky");
    strength.offer(house);
    expect(strength.level).toBe("seasoned");
  });

  it("may have a character, which is called as the game calls it", () => {
    const spoken = {
      has: (id: string) => id.startsWith("character-builder"),
      say: (id: string) => `said ${id}`,
    } as Words;
    const offered = ["master-builder", "master-any", "casual-any"];
    expect(charactersOf("master", offered, spoken)).toEqual([
      { level: "master-builder", name: "said character-builder" },
      { level: "master-any", name: "character-any" },
    ]);
    expect(charactersOf("casual", [], spoken)).toEqual([]);
    expect(levelName("master-builder", spoken)).toBe("level-of");
    expect(aboutLevel("master-builder", spoken)).toBe("said character-builder.about");
    expect(aboutLevel("Lucky", spoken)).toBe("");
    expect(levelName("Lucky-Luke", spoken)).toBe("Lucky-Luke");
  });

  it("has the name that its host gave it, if it is not of the house", () => {
    expect(levelName("Lucky")).toBe("Lucky");
    expect(opponents("Lucky")).toBe("play-against");
  });
});
