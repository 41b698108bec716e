import { describe, expect, it } from "vitest";
import { bundleOf, LANGS, Speaker } from "../../shell/speech/words.svelte";
import house from "../../../src/tampu/languages/words/en.ftl?raw";
import en from "./words/en.ftl?raw";
import es from "./words/es.ftl?raw";
import fr from "./words/fr.ftl?raw";
import pt from "./words/pt.ftl?raw";
import { fourPlayers, twoPlayers } from "./fixtures/games";
import { labelOf } from "./labels";
import { missionText, progressOf } from "./missionWords";
import { turnWords } from "./placeWords";
import { MISSIONS } from "./printed";

const SOURCES = { en, fr, pt, es };

const speakers = LANGS.map((lang) => {
  const speaker = new Speaker("cuzco_feld");
  speaker.use(lang, [house, SOURCES[lang]]);
  return { lang, speaker };
});
const names = ["A", "B", "C", "D"];

describe.each(speakers)("in $lang", ({ lang, speaker }) => {
  it("has words for every answer of two whole games, and no two that read alike", () => {
    for (const { view, kind, actions } of [...fourPlayers.asked, ...twoPlayers.asked]) {
      const step = kind === "power" ? view.step : kind;
      const at = { view, seat: view.seat!, names, words: speaker, step };
      const said = actions
        .filter((action) => !/^(keep|power|help) /.test(action))
        .map((action) => labelOf(action, at));
      expect(said.filter((text) => !text || /cf-|unknown|\{/.test(text))).toEqual([]);
      if (kind !== "feather") expect([kind, new Set(said).size]).toEqual([kind, said.length]);
    }
  });

  it("turns the tile by the shorter way", () => {
    const said = [0, 1, 2, 3, 4, 5].map((steps) => turnWords(steps, speaker));
    expect(new Set(said).size).toBe(6);
    expect(said.filter((text) => /[45]/.test(text))).toEqual([]);
  });

  it("promises nothing of a step to a village where no quipu can be placed", () => {
    const steps = [...fourPlayers.asked, ...twoPlayers.asked].flatMap(({ view, actions }) =>
      actions
        .filter((action) => /^go [IO]/.test(action))
        .map((action) => ({
          said: labelOf(action, { view, seat: view.seat!, names, words: speaker, step: "path" }),
          own: view.masks[view.seat!]!.villages.includes(action.slice(3)),
        })),
    );
    const points = /VP|PV/;
    expect(new Set(steps.map(({ own }) => own))).toEqual(new Set([true, false]));
    expect(steps.filter(({ said, own }) => points.test(said) === own)).toEqual([]);
  });

  it("reads every mission differently", () => {
    const said = MISSIONS.map(({ id }) => missionText(id, speaker));
    expect(new Set(said).size).toBe(61);
    expect(said.filter((text) => /cf-|unknown|\{/.test(text))).toEqual([]);
  });

  it("is a bundle without faults", () => {
    expect(bundleOf(lang, [SOURCES[lang]]).hasMessage("cf-need")).toBe(true);
  });
});

describe("the progress of a mission", () => {
  it("counts nothing beyond its need, and is complete exactly when nothing is short", () => {
    const views = [...fourPlayers.positions, ...twoPlayers.positions];
    const missions = views.flatMap(({ masks }) => masks.flatMap((mask) => mask.missions));
    const known = missions.filter(({ shortfall }) => shortfall !== null);
    expect(known.length).toBeGreaterThan(100);
    for (const mission of known) {
      const { have, least } = progressOf(mission);
      expect(least - have).toBe(mission.shortfall);
    }
  });
});
