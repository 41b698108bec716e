/** Questions to a rulebook: the server answers, best first; earlier answers stay meanwhile. */
import { api, problemOf } from "../../wire/api";
import type { FoundRules, Lang, Problem } from "../../wire/types";

/** How long a pause in typing is a question. */
const PAUSE = 180;

export type Ask = (game: string, lang: Lang, question: string) => Promise<FoundRules>;

export class RuleSearch {
  query = $state("");
  #answer = $state.raw<FoundRules | null>(null);
  #problem = $state.raw<Problem | null>(null);
  #waiting = $state.raw(false);
  #asked = 0;
  #ask: Ask;

  constructor(ask: Ask = api.searchRules) {
    this.#ask = ask;
  }

  /** What was found, as long as something is looked for. */
  get answer(): FoundRules | null {
    return this.query.trim() ? this.#answer : null;
  }
  get problem(): Problem | null {
    return this.query.trim() ? this.#problem : null;
  }
  get waiting(): boolean {
    return this.#waiting;
  }

  /** Ask anew whenever the question, the language or the connection changes; an effect. */
  follow(game: string, lang: Lang): () => void {
    const question = this.query.trim();
    const number = (this.#asked += 1);
    this.#waiting = question !== "";
    if (!question) {
      this.#answer = null;
      this.#problem = null;
      return () => undefined;
    }
    const ask = () => void this.#put(number, game, lang, question);
    const pause = setTimeout(ask, PAUSE);
    window.addEventListener("online", ask);
    return () => {
      clearTimeout(pause);
      window.removeEventListener("online", ask);
    };
  }

  async #put(number: number, game: string, lang: Lang, question: string): Promise<void> {
    const told = await this.#ask(game, lang, question).then(
      (answer) => ({ answer, problem: null }),
      (thrown: unknown) => ({ answer: null, problem: problemOf(thrown) }),
    );
    if (number !== this.#asked) return;
    this.#waiting = false;
    this.#problem = told.problem;
    if (told.answer) this.#answer = told.answer;
    else if (told.problem?.code !== "unreachable") this.#answer = null;
  }
}
