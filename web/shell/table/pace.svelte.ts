/** How fast films go: chosen once, kept in this browser. */
import { keep, kept } from "../browser/memory";

export const PACES = ["step", "turn", "slow", "normal", "fast", "instant"] as const;
type Pace = (typeof PACES)[number];

/** How much longer than usual a picture stays. */
const STRETCH: Record<Exclude<Pace, "step">, number> = {
  turn: 1.25,
  slow: 2.2,
  normal: 1.25,
  fast: 0.5,
  instant: 0,
};
/** From so far behind the game on, in milliseconds, pictures stay shorter; from twice that, not at
 *  all. Who wants it slow, or step by step, waits. */
export const BEHIND = 4_000;

class Setting {
  #value = $state.raw<Pace>(PACES.find((pace) => pace === kept("pace")) ?? "normal");

  #guided = $state.raw(false);

  get value(): Pace {
    return this.#guided ? "turn" : this.#value;
  }

  /** Turn by turn, until another pace is chosen. */
  guide(on: boolean): void {
    this.#guided = on;
  }

  choose(value: Pace): void {
    this.#guided = false;
    this.#value = value;
    keep("pace", value);
  }

  /** How long a picture stays that is worth so many milliseconds, so far behind the game. */
  stay(worth: number, behind: number): number {
    const { value } = this;
    if (value === "step") return Infinity;
    const catchUp = value === "slow" ? 1 : Math.min(1, Math.max(0, 2 - behind / BEHIND));
    return worth * STRETCH[value] * catchUp;
  }
}

export const pace = new Setting();
