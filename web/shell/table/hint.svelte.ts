/** Advice about what is asked, or about a move that was made: first what to look at, then the move,
 *  then why. */
import type { HintTold } from "../../wire/types";

/** What has been told so far, one after the other. */
const STAGES = ["look", "move", "why"] as const;
type Stage = (typeof STAGES)[number];

export class Hint {
  readonly #get: () => Promise<HintTold>;
  readonly #first: Stage;
  #told = $state.raw<HintTold | null>(null);
  #stage = $state.raw(0);
  #busy = $state.raw(false);

  /** `first`: with what it begins. */
  constructor(get: () => Promise<HintTold>, first: Stage = "look") {
    this.#get = get;
    this.#first = first;
  }

  get told(): HintTold | null {
    return this.#told;
  }
  /** Somebody thinks about it. */
  get busy(): boolean {
    return this.#busy;
  }
  /** What comes next; null: everything was told. */
  get next(): Stage | null {
    return STAGES[this.#stage + 1] ?? null;
  }

  tells(stage: Stage): boolean {
    return STAGES.indexOf(stage) <= this.#stage;
  }

  /** What was told before is forgotten. */
  async ask(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.drop();
    try {
      this.#told = await this.#get();
      this.#stage = STAGES.indexOf(this.#first);
    } finally {
      this.#busy = false;
    }
  }

  further(): void {
    this.#stage = Math.min(this.#stage + 1, STAGES.length - 1);
  }

  drop(): void {
    this.#told = null;
  }
}
