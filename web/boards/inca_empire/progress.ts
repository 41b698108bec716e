/** How far the game is, and what each player's card says. */
import { linesTelling } from "../kit/told";
import type { Words } from "../../shell/speech/words.svelte";
import type { BoardModule, Phase, StepTold } from "../contract";
import { columnNow, eraNow } from "./calendar";
import type { View } from "./view";

type Module = BoardModule<View>;

export function progress(view: View): ReturnType<Module["progress"]> {
  const { number, of } = columnNow(view);
  const stage = view.step === "over" ? "over" : view.moment ? "play" : "setup";
  return {
    id: "ie-progress",
    args: { stage, era: eraNow(view)?.id ?? "none", number, of },
    done: view.step === "over" ? of : Math.max(0, number - 1),
    of,
  };
}

const KINDS = ["inca", "sun", "people", "sapa_inca"] as const;

/** IE-202: the kinds of phases of the column; the era table shows how often each one comes. */
export function phases(view: View): Phase[] {
  const { column } = columnNow(view);
  const { moment } = view;
  if (!column || !moment) return [];
  const over = view.step === "over";
  return KINDS.filter((kind) => column.phases.includes(kind)).map((kind) => ({
    id: `ie-phase-${kind.replace("_", "-")}`,
    state: over
      ? "past"
      : stateOf(kind, moment.phase, column.phases.lastIndexOf(kind) < moment.row),
  }));
}

function stateOf(kind: string, now: string, gone: boolean): Phase["state"] {
  if (kind === now) return "now";
  return gone ? "past" : "next";
}

/** IE-204: the lines at which a column begins. */
export const rounds = (steps: StepTold[]): number[] =>
  linesTelling(steps, { "IE-202": ({ facts }) => facts.phase === "inca" });

/** A worker, a marker, a terrace, and the place in the order of turns. */
const SIGNS = {
  workers:
    "M8 .6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8ZM1.8 15.6C1.8 10.4 4 8.2 8 8.2s6.2 2.2 6.2 7.4Z",
  markers:
    "M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2ZM6.5 3v2H4.8v1.6H3v2.8h1.8V11h1.7v2h3v-2h1.7V9.4H13V6.6h-1.8V5H9.5V3Z",
  terraces: "M1 14V10.6h4V7.4h4V4h6v10Z",
  order: "M2.5 1.4 14 8 2.5 14.6Z",
} as const;

export function player(view: View, seat: number, words: Words): ReturnType<Module["player"]> {
  const owner = view.owners[seat]!;
  const badge = (kind: keyof typeof SIGNS, count: number) => ({
    sign: SIGNS[kind],
    text: String(count),
    label: words.say("ie-badge-label", { kind, count }),
  });
  return {
    score: owner.score,
    note: owner.colour === null ? "" : words.say("ie-suyu", { colour: owner.colour }),
    badges: [
      badge("workers", owner.workers),
      badge("markers", owner.markers.length),
      badge("terraces", owner.terraces.length),
      ...(owner.tile === null ? [] : [badge("order", owner.tile)]),
    ],
  };
}
