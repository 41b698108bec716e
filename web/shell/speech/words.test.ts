import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Facts, Lang } from "../../wire/types";
import { preferred } from "./language.svelte";
import { texts } from "./sources";
import { LANGS, Speaker, type QuestionWords } from "./words.svelte";

interface Sample {
  lang: Lang;
  game: string | null;
  kind: string;
  id: string;
  seat?: number;
  points?: number;
  seats?: number[];
  facts: Facts;
  names: string[];
  expected: string | QuestionWords;
}

const samples = JSON.parse(
  readFileSync(new URL("../../../tests/languages/samples.json", import.meta.url), "utf8"),
) as Sample[];

async function speaker(lang: Lang, game: string | null = "machu_picchu"): Promise<Speaker> {
  const words = new Speaker(game);
  await words.speak(lang);
  return words;
}

function said(words: Speaker, sample: Sample): string | QuestionWords {
  const { id, facts, names, seat = -1, points = 0, seats = [] } = sample;
  switch (sample.kind) {
    case "event":
      return words.event({ rule: id, seat, points, facts }, names);
    case "refusal":
      return words.refusal(id, facts, names);
    case "question":
      return words.question({ kind: id, seats, facts }, names);
    default:
      return words.say(id, facts as Record<string, string | number>);
  }
}

describe("sentences are the same as Python's", () => {
  it.each(samples.map((sample) => [sample.lang, sample.kind, sample.id, sample] as const))(
    "%s %s %s",
    async (_lang, _kind, _id, sample) => {
      const words = await speaker(sample.lang, sample.game);
      expect(said(words, sample)).toEqual(sample.expected);
    },
  );
});

describe("words", () => {
  it("join a list as the language does", async () => {
    const words = await speaker("fr");
    expect(words.list([])).toBe("");
    expect(words.list([5])).toBe("5");
    expect(words.list([-3, 4, "x"])).toBe("−3, 4 et x");
  });

  it("joins with another and before the sound i, where a language has one", async () => {
    const words = await speaker("es");
    expect(words.list(["Ana", "Inés"])).toBe("Ana e Inés");
    expect(words.list(["Ana", "Hielo"])).toBe("Ana y Hielo");
  });

  it("keep a pair or span of numbers on one line, in every language", async () => {
    for (const lang of LANGS) {
      const words = await speaker(lang);
      const event = { rule: "MP-111", seat: 0, points: 0, facts: { pair: "1-4" } };
      expect(words.event(event, ["Wayra"])).toContain("1\u2060-\u20604");
      expect(words.say("players-span", { span: "2–4" })).toContain("2\u2060–\u20604");
    }
  });

  it("say the id of a message that does not exist", async () => {
    const words = await speaker("en");
    expect(words.say("no-such-message")).toBe("no-such-message");
    expect(words.has("no-such-message")).toBe(false);
    expect(words.has("how-no.text")).toBe(true);
  });

  it("tell the rule's own sentence when the rules refuse", async () => {
    const words = await speaker("en");
    const problem = { code: "refused", rule: "MP-302", facts: { card: 26 } };
    expect(words.problem(problem)).toBe("You do not have card 26.");
  });

  it("have a sentence for a problem nobody has heard of", async () => {
    const words = await speaker("en");
    expect(words.problem({ code: "from-the-future" })).toBe(words.say("trouble"));
  });

  it("tell where and why a record is not sound", async () => {
    const words = await speaker("en");
    const facts = { problem: "bad-number", line: 9, number: 4, expected: 3 };
    const text = words.problem({ code: "bad-record", facts });
    expect(text).toContain("Line 9");
    expect(text).toContain("it should have 3");
  });

  it("never use one id for two messages of house, page, game and board", async () => {
    const games = readdirSync(new URL("../../boards", import.meta.url)).filter(
      (n) => !n.includes("."),
    );
    for (const lang of LANGS) {
      for (const game of games) {
        const ids = (await texts(lang, game)).flatMap((text) =>
          new FluentResource(text).body.map((entry) => entry.id),
        );
        expect(ids.length).toBeGreaterThan(100);
        expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      }
    }
  });
});

describe("the language", () => {
  it("is the chosen one, else the browser's first that we speak, else English", () => {
    expect(preferred("fr", ["es"])).toBe("fr");
    expect(preferred("de", ["de-DE", "pt-PT", "en"])).toBe("pt");
    expect(preferred(null, ["de", "nl"])).toBe("en");
  });
});
