/** How far the game is, and what each player's card says. */
import { linesTelling } from "../kit/told";
import type { Words } from "../../shell/speech/words.svelte";
import type { BoardModule, Phase, StepTold } from "../contract";
import { ROUNDS } from "./printed";
import type { View } from "./view";

type Module = BoardModule<View>;

/** Between two questions nothing but "over" may lie on the agenda: only the last phase means it. */
const isOver = (view: View): boolean => view.step === "over" && view.phase === "end";

export function progress(view: View): ReturnType<Module["progress"]> {
  const stage = isOver(view) ? "over" : view.phase === "setup" ? "setup" : "play";
  return {
    id: "cf-progress",
    args: { stage, round: view.round, rounds: ROUNDS, lap: view.lap + 1, phase: view.phase },
    done: stage === "over" ? ROUNDS : Math.max(0, view.round - 1),
    of: ROUNDS,
  };
}

const PHASES = ["I", "II", "III"] as const;
const NOW: Record<View["phase"], number> = {
  setup: -1,
  I: 0,
  II: 1,
  capital: 2,
  market: 2,
  palace: 2,
  end: 2,
};

/** CF-201: dice, abilities, capital. */
export function phases(view: View): Phase[] {
  if (view.phase === "setup") return [];
  const now = NOW[view.phase];
  const over = isOver(view);
  return PHASES.map((phase, index) => ({
    id: `cf-phase-${phase}`,
    state: over || index < now ? "past" : index === now ? "now" : "next",
  }));
}

/** The lines at which a round begins. */
export const rounds = (steps: StepTold[]): number[] => linesTelling(steps, { "CF-201": true });

/** Feathers, quipus on villages, completed missions. */
const SIGNS = {
  feathers: "M8 .5c3.6 2.8 4.2 7.6 2 11.6l-1.3 1v2.4H7.3v-2.4L6 12.1C3.8 8.1 4.4 3.3 8 .5Z",
  quipus: "M1 2.5h14v2h-1.6v7.5h-2V4.5H9v10.5H7V4.5H4.6v7.5h-2V4.5H1Z",
  missions: "M8 .8 10 5l4.6.5-3.4 3.2.9 4.6L8 11l-4.1 2.3.9-4.6L1.4 5.5 6 5Z",
} as const;

export function player(view: View, seat: number, words: Words): ReturnType<Module["player"]> {
  const mask = view.masks[seat]!;
  const badge = (kind: keyof typeof SIGNS, count: number) => ({
    sign: SIGNS[kind],
    text: String(count),
    label: words.say("cf-badge-label", { kind, count }),
  });
  return {
    score: mask.score,
    note: "",
    badges: [
      badge("feathers", mask.feathers.filter(Boolean).length),
      badge("quipus", mask.villages.length),
      badge("missions", mask.completed.length),
    ],
  };
}
