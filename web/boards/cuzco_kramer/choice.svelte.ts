/** What all parts of the board look at while an answer is being prepared. */
import type { Foresight, Plan } from "../contract";
import type { Looked } from "../kit/look";
import type { Mode, Offers } from "./offers";
import type { Card, Cell, View } from "./view";

/** What the server foresees for an answer, among these answers. */
interface Foreseen extends Foresight<View> {
  action: string;
  offers: Offers;
}

export class Choice {
  mode = $state.raw<Mode | null>(null);
  hovered = $state.raw<Cell | null>(null);
  /** How the tile is turned: which way from its village the next cell lies. */
  turn = $state.raw(0);
  /** The tile was turned on this very cell: it is shown so, legal or not. */
  insisted = $state.raw(false);
  origin = $state.raw<Cell | null>(null);
  /** The cell whose temple value is still to be chosen. */
  cell = $state.raw<Cell | null>(null);
  cards = $state.raw<Card[]>([]);
  sent = $state.raw<string[]>([]);
  /** What was explained when it was chosen: nothing else needs to say so again. */
  explained = $state.raw<string | null>(null);
  heights = $state.raw(false);
  /** Whether every cell shows its name. */
  named = $state.raw(false);
  /** What is looked at before it is used: an answer, and its button. */
  looked = $state.raw<Looked | null>(null);
  foreseen = $state.raw<Foreseen | null>(null);
  asking = "";
}

const shared = new WeakMap<Plan, Choice>();

/** One for each plan. */
export function choiceOf(plan: Plan): Choice {
  const known = shared.get(plan);
  if (known) return known;
  const made = new Choice();
  shared.set(plan, made);
  return made;
}
