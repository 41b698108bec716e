/** What all parts of the board look at while an answer is being prepared. */
import type { Plan } from "../contract";
import type { Work } from "./view";

/** What one wants to do: lay roads, or one of the developments. */
export type Mode = "roads" | Work;

export class Choice {
  mode = $state.raw<Mode | null>(null);
  /** The mode was chosen by hand: nothing else takes its place by itself. */
  chosen = $state.raw(false);
  /** The site, road or region under the pointer. */
  hovered = $state.raw<string | null>(null);
  /** The Sun card under the pointer. */
  looked = $state.raw<string | null>(null);
  /** A road is to be a wild one. */
  wild = $state.raw(false);
  card = $state.raw<string | null>(null);
  quarter = $state.raw<string | null>(null);
  sent = $state.raw<string[]>([]);
  /** What was just explained not to be allowed. */
  explained = $state.raw<string | null>(null);
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
