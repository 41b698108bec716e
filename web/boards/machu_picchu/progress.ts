/** How far the game is, and what each player's card says. */
import { linesTelling } from "../kit/told";
import type { Words } from "../../shell/speech/words.svelte";
import type { BoardModule, Phase, StepTold } from "../contract";
import { laidBy, type View } from "./view";

type Module = BoardModule<View>;

export function progress(view: View): ReturnType<Module["progress"]> {
  const over = view.step === "over";
  return {
    id: "mp-round",
    args: { round: Math.max(view.round, 1), rounds: view.rounds },
    done: over ? view.rounds : Math.max(view.round - 1, 0),
    of: view.rounds,
  };
}

const PHASES: [string, string[]][] = [
  ["mp-phase-sky", ["first_player", "deal_pair", "deal_card", "turn_sky"]],
  ["mp-phase-place", ["choose_card", "choose_stair", "refill", "pile_card"]],
  ["mp-phase-order", ["choose_order"]],
  ["mp-phase-move", ["moving", "choose_return_square"]],
];

/** The steps of a round; all of them are past when the game is over. */
export function phases(view: View): Phase[] {
  const now = PHASES.findIndex(([, steps]) => steps.includes(view.step));
  return PHASES.map(([id], index) => {
    if (now < 0 || index < now) return { id, state: "past" };
    return { id, state: index === now ? "now" : "next" };
  });
}

/** MP-203: a round begins when its sun/moon card is turned. */
export const rounds = (steps: StepTold[]): number[] => linesTelling(steps, { "MP-203": true });

/** The High Priest's feathers over a face. */
const HEADDRESS =
  "M8 .4 9.3 4.3 12.2 1.3 12 5.4 15.6 4.2 13.4 8.2H2.6L.4 4.2 4 5.4 3.8 1.3 6.7 4.3ZM3.6 9.4h8.8v1.4a4.4 4.4 0 0 1-8.8 0ZM5.6 10.6v1.4h1.6v-1.4ZM8.8 10.6v1.4h1.6v-1.4Z";

export function player(view: View, seat: number, words: Words): ReturnType<Module["player"]> {
  const first = view.first === seat;
  const badge = { sign: HEADDRESS, text: "", label: words.say("mp-high-priest") };
  return {
    score: view.scores[seat] ?? null,
    note: note(view, seat, words),
    badges: first && view.step !== "over" ? [badge] : [],
  };
}

/** What a seat has laid this round, or that it is laying; at the end, whom it backed. */
function note(view: View, seat: number, words: Words): string {
  const pair = view.pairs[seat];
  if (view.step === "over" && pair) {
    return words.say("mp-pair-priests", { one: pair[0]!, two: pair[1]! });
  }
  const placing = ["choose_card", "choose_stair"].includes(view.step);
  if (placing && view.placements[view.placed]?.by === seat) return words.say("mp-note-placing");
  const laid = laidBy(view, seat);
  if (!laid) return "";
  const [stair, { card }] = laid;
  return words.say("mp-note-laid", { stair, card: card ?? "unknown" });
}
