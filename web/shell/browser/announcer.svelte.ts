/** What a screen reader is told: each sentence once, in order. */
import { untrack } from "svelte";

class Announcer {
  /** The newest sentences; a live region reads what is added. */
  #said = $state.raw<{ key: number; text: string }[]>([]);
  #next = 0;

  get said() {
    return this.#said;
  }

  say(text: string): void {
    const before = untrack(() => this.#said);
    this.#said = [...before, { key: this.#next++, text }].slice(-12);
  }

  /** Somebody else comes before the screen: what was said to the one before is not theirs. */
  forget(): void {
    this.#said = [];
  }
}

export const announcer = new Announcer();
