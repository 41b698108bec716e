/** Who sits before this browser, as the server knows them. */
import { api, problemOf } from "../../wire/api";
import type { Me } from "../../wire/types";
import { notices } from "./notices.svelte";

class Guest {
  #me = $state.raw<Me | null>(null);
  #begun: Promise<void> | null = null;

  get name(): string {
    return this.#me?.name ?? "";
  }

  /** Known to the server from then on; whoever sits down or listens waits for it. */
  begin(): Promise<void> {
    this.#begun ??= this.#ask();
    return this.#begun;
  }

  /** The pass is no longer good: get a new one. */
  again(): Promise<void> {
    this.#begun = null;
    return this.begin();
  }

  async rename(name: string): Promise<void> {
    this.#me = await api.rename(name);
  }

  /** A browser that was signed out is told so once; then the server knows it as somebody else. */
  async #met(): Promise<Me> {
    try {
      return await api.me();
    } catch (thrown) {
      const problem = problemOf(thrown);
      if (problem.code !== "signed-out") throw thrown;
      notices.problem(problem);
      return api.me();
    }
  }

  async #ask(): Promise<void> {
    try {
      this.#me = await this.#met();
    } catch (thrown) {
      this.#begun = null;
      throw thrown;
    }
  }
}

export const guest = new Guest();
