/** How far the game is, and what each player's card says. */
import { tells } from "../kit/told";
import type { Words } from "../../shell/speech/words.svelte";
import type { BoardModule, Phase, StepTold } from "../contract";
import { kinds } from "../../../src/tampu/games/cuzco_kramer/data/tiles.json";
import type { View } from "./view";

type Module = BoardModule<View>;

/** The triples of the box; when they are gone, the last turns begin. */
const TRIPLES = kinds.find(({ code }) => code === "3")!.count;

export function progress(view: View): ReturnType<Module["progress"]> {
  const turns = view.seats - view.counted.length;
  const stage = view.step === "over" || !turns ? "over" : view.final ? "final" : "play";
  return {
    id: "ck-progress",
    args: { stage, triples: view.triples, turns },
    done: TRIPLES - view.triples,
    of: TRIPLES,
  };
}

const PHASES = ["ck-phase-tile", "ck-phase-actions", "ck-phase-festival"] as const;

/** The parts of a turn (CK-201); the final count belongs to the last turns only (CK-902). */
export function phases(view: View): Phase[] {
  const now = view.festival ? 2 : view.owed ? 0 : 1;
  const over = view.step === "over";
  const turn: Phase[] = PHASES.map((id, index) => {
    if (over || index < now) return { id, state: "past" };
    return { id, state: index === now ? "now" : "next" };
  });
  return view.final ? [...turn, { id: "ck-phase-count", state: over ? "past" : "next" }] : turn;
}

/** CK-202: the lines at which the first player's turns begin, one round apart. */
export function rounds(steps: StepTold[]): number[] {
  const begun = steps
    .filter((step) => !step.undone)
    .flatMap(({ line, events }) =>
      events
        .filter((event) => tells(event, { "CK-202": true }))
        .map(({ seat }) => ({ line, seat })),
    );
  return begun.filter(({ seat }) => seat === begun[0]!.seat).map(({ line }) => line);
}

/** A figure, a card with a stepped diamond, a token with its plus. */
const SIGNS = {
  incas: "M8 .8a2.7 2.7 0 0 1 1.5 4.9L11.6 12h1.4v3.2H3V12h1.4l2.1-6.3A2.7 2.7 0 0 1 8 .8Z",
  cards:
    "M4.5.6h7a1.6 1.6 0 0 1 1.6 1.6v11.6a1.6 1.6 0 0 1-1.6 1.6h-7a1.6 1.6 0 0 1-1.6-1.6V2.2A1.6 1.6 0 0 1 4.5.6ZM4.6 2.3v11.4h6.8V2.3ZM8 4.6l2.2 3.4L8 11.4 5.8 8Z",
  tokens:
    "M4.4 1.5h7.2L15.2 8l-3.6 6.5H4.4L.8 8ZM5.4 3.2 2.7 8l2.7 4.8h5.2L13.3 8l-2.7-4.8ZM7.2 5h1.6v2.2H11v1.6H8.8V11H7.2V8.8H5V7.2h2.2Z",
} as const;

export function player(view: View, seat: number, words: Words): ReturnType<Module["player"]> {
  const supply = view.supplies[seat]!;
  const badge = (kind: keyof typeof SIGNS, count: number) => ({
    sign: SIGNS[kind],
    text: String(count),
    label: words.say("ck-badge-label", { kind, count }),
  });
  return {
    score: view.scores[seat] ?? null,
    note: note(view, seat, words),
    badges: [
      badge("incas", supply.incas),
      badge("cards", view.hand_sizes[seat]!),
      badge("tokens", supply.tokens),
    ],
  };
}

/** In the last turns: whether this player has counted. In a festival: in, holding or out. */
function note(view: View, seat: number, words: Words): string {
  if (view.step === "over") return "";
  const { festival } = view;
  if (festival && festival.circle.length) {
    const state = festival.held.includes(seat) ? "held" : "in";
    return words.say("ck-note-festival", {
      state: festival.circle.includes(seat) ? state : "out",
      total: festival.totals[seat] ?? 0,
    });
  }
  if (!view.final) return "";
  const state = view.counted.includes(seat) ? "counted" : view.active === seat ? "now" : "next";
  return words.say("ck-note-final", { state });
}
