/** What all parts of the board look at while an answer is being prepared. */
import type { Plan } from "../contract";
import type { Looked } from "../kit/look";
import type { Scene } from "./offers";

export class Choice {
  /** The die that is to be placed, by its value. */
  die = $state.raw<number | null>(null);
  /** So many steps the Cuzco tile is to be turned. */
  turn = $state.raw<number | null>(null);
  /** The missions that are to be kept, by their place among those drawn. */
  kept = $state.raw<number[]>([]);
  /** The answer under the pointer. */
  hovered = $state.raw<string | null>(null);
  /** The scene that was opened by hand, and at which question. */
  scene = $state.raw<{ scene: Scene; at: string } | null>(null);
  /** The scene that fills the table. */
  large = $state.raw<Scene | null>(null);
  /** Whose mask is looked at. */
  mask = $state.raw<number | null>(null);
  /** The card, tile, mission or place that is looked at before it is used. */
  look = $state.raw<Looked | null>(null);
  /** What was meant when a die was placed: sent as soon as it is asked for. */
  wish = $state.raw<string | null>(null);
  sent = $state.raw<string[]>([]);
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
