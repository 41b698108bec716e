/** Paper shows everything at once: every figure is loaded before, and drawn while it is printed. */
import { flushSync } from "svelte";

class Printing {
  #now = $state.raw(false);
  readonly #waiting = new Set<() => Promise<void>>();

  constructor() {
    addEventListener("beforeprint", () => flushSync(() => (this.#now = true)));
    addEventListener("afterprint", () => (this.#now = false));
  }

  /** Whether paper is being filled. */
  get now(): boolean {
    return this.#now;
  }

  /** Something has to be loaded before; the answer forgets it. */
  needs(load: () => Promise<void>): () => void {
    this.#waiting.add(load);
    return () => this.#waiting.delete(load);
  }

  async print(): Promise<void> {
    await Promise.all([...this.#waiting].map((load) => load()));
    print();
  }
}

export const printing = new Printing();
