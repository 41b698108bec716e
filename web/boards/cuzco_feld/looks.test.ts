import { describe, expect, it } from "vitest";
import { Speaker } from "../../shell/speech/words.svelte";
import house from "../../../src/tampu/languages/words/en.ftl?raw";
import game from "../../../src/tampu/games/cuzco_feld/words/en.ftl?raw";
import en from "./words/en.ftl?raw";
import { propsOf } from "../fixtures/props";
import { FeldDraft } from "./draft.svelte";
import { fourPlayers, twoPlayers } from "./fixtures/games";
import { effectWords } from "./effectWords";
import { isWeighed, lookOf } from "./looks";
import { missionSigns } from "./missionWords";
import { AGES } from "./printed";

const words = new Speaker("cuzco_feld");
words.use("en", [house, game, en]);
const names = ["A", "B", "C", "D"];
const asked = [...fourPlayers.asked, ...twoPlayers.asked];

function draftAt({ view, kind, actions }: (typeof asked)[number]) {
  const seats = [view.seat!];
  const props = propsOf(view, { seat: view.seat, question: { kind, seats, facts: {} }, actions });
  return { draft: new FeldDraft(() => props), props };
}

describe("looking", () => {
  it("tells name, rule and use of every answer that is paid, in two whole games", () => {
    const seen = new Set<string>();
    for (const moment of asked) {
      const { draft } = draftAt(moment);
      for (const action of moment.actions.filter(isWeighed)) {
        const look = lookOf(`answer-${action}`, { draft, names, words });
        expect(look?.title).toMatch(/^[^{}]+$/);
        expect(look?.rule).toMatch(/^CF-\d{3,4}$/);
        const sent = look!.uses.map(({ answers }) => answers[0]);
        expect(sent).toContain(action);
        seen.add(action.split(" ")[0]!);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(["power", "exchange", "buy", "god"]));
  });

  it("sends nothing by itself, and everything by its use", () => {
    const moment = asked.find(({ actions }) => actions.includes("exchange vp"))!;
    const { draft, props } = draftAt(moment);
    draft.look("answer-exchange vp", {} as Element);
    expect(draft.lookedAt?.thing).toBe("answer-exchange vp");
    expect(props.act).not.toHaveBeenCalled();
    const look = lookOf("answer-exchange vp", { draft, names, words })!;
    expect(look.uses.map(({ price }) => price)).toEqual(["costs 1 pip"]);
    draft.use(look.uses[0]!.answers);
    expect(props.act).toHaveBeenCalledWith(["exchange vp"]);
    expect(draft.lookedAt).toBeNull();
  });

  it("names the one thing that keeps a die from a space", () => {
    const texts = new Map<string, string>();
    for (const moment of asked.filter(({ kind }) => kind === "die" || kind === "space")) {
      for (const { die, space, refused, below } of moment.view.offers) {
        if (refused === null || below !== null) continue;
        const draft = { chance: () => ({ die, space, refused, below }) };
        texts.set(refused, effectWords(draft as unknown as FeldDraft, space, words));
      }
    }
    expect([...texts.keys()].sort()).toEqual(expect.arrayContaining(["CF-304", "CF-403"]));
    expect(texts.get("CF-403")).toBe("none in reach");
    expect(words.say("cf-effect-not", { rule: "CF-402" })).toBe("no free slot");
  });

  it("keeps a wish back until it is asked for", () => {
    const moment = asked.find(({ kind }) => kind === "die")!;
    const { draft, props } = draftAt(moment);
    draft.use(["die 4", "place study", "tile study2"]);
    expect(props.act).toHaveBeenCalledWith(["die 4", "place study"]);
  });
});

describe("signs", () => {
  it("do not take any goods for clothes", () => {
    const signs = ["25", "30", "31"].map((id) => missionSigns(id)[0]!.sign.sign);
    expect(signs).toEqual(["clothes", "goods", "goods"]);
  });
});

describe("what a round pays", () => {
  it("changes every two rounds", () => {
    const said = AGES.map(({ from, to, headdress, priest }) => [from, to, headdress, priest]);
    expect(said).toEqual([
      [1, 2, 10, 1],
      [3, 4, 7, 2],
      [5, 6, 4, 3],
    ]);
  });
});
