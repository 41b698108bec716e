/** Short notices at the edge of the page: what went wrong, or that something was done. */
import { problemOf } from "../../wire/api";
import type { Problem } from "../../wire/types";
import { words } from "../speech/language.svelte";
import type { Words } from "../speech/words.svelte";

interface Notice {
  key: number;
  kind: "problem" | "done";
  text: string;
  rule: string | null;
  /** What can be done about it, for as long as it is shown. */
  action: Action | null;
}

interface Action {
  label: string;
  doing(): Promise<unknown>;
}

const STAY = { problem: 9_000, done: 4_000, action: 12_000 };

class Notices {
  #all = $state.raw<Notice[]>([]);
  #next = 0;

  get all(): Notice[] {
    return this.#all;
  }

  done(text: string, action: Action | null = null): void {
    this.#add({ kind: "done", text, rule: null, action });
  }

  problem(problem: Problem, speaker: Words = words, names: string[] = []): void {
    const text = speaker.problem(problem, names);
    this.#add({ kind: "problem", text, rule: problem.rule ?? null, action: null });
  }

  /** Run it; if it fails, say why. Whether it succeeded. */
  async attempt(doing: () => Promise<unknown>, speaker?: Words): Promise<boolean> {
    try {
      await doing();
      return true;
    } catch (thrown) {
      this.problem(problemOf(thrown), speaker);
      return false;
    }
  }

  close(key: number): void {
    this.#all = this.#all.filter((notice) => notice.key !== key);
  }

  #add(notice: Omit<Notice, "key">): void {
    const key = this.#next++;
    const others = this.#all.filter((other) => other.text !== notice.text);
    this.#all = [...others, { ...notice, key }].slice(-3);
    setTimeout(() => this.close(key), STAY[notice.action ? "action" : notice.kind]);
  }
}

export const notices = new Notices();
