/** A question before something that cannot be undone. */
import type { IconName } from "../marks/icons";

interface Doubt {
  title: string;
  text: string;
  go: string;
  icon: IconName;
  /** What is typed with it is called so; without it nothing is. */
  reason?: string;
  doing(reason: string): Promise<unknown>;
}

class Sure {
  #now = $state.raw<Doubt | null>(null);

  get now(): Doubt | null {
    return this.#now;
  }

  ask(doubt: Doubt): void {
    this.#now = doubt;
  }

  close(): void {
    this.#now = null;
  }
}

export const sure = new Sure();
