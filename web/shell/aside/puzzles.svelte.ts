/** What a player could have done better, as problems: found in the deepest study of the game. */
import { problemOf, type Played } from "../../wire/api";
import type { Problem, Verdict } from "../../wire/types";
import { isProblem } from "../study/figures";
import { Study } from "../study/study.svelte";

export class Puzzles {
  readonly study: Study;
  #ready = $state.raw(false);
  #trouble = $state.raw<Problem | null>(null);

  constructor(played: Played, seat: number) {
    this.study = new Study(() => played);
    this.study.whose = seat;
  }

  /** It is known whether there are any. */
  get ready(): boolean {
    return this.#ready;
  }
  /** Why that cannot be known. */
  get trouble(): Problem | null {
    return this.#trouble;
  }

  /** In the order of the game. */
  get all(): Verdict[] {
    return this.study.errors.filter(isProblem).map(({ verdict }) => verdict);
  }

  /** From how much of the chance to win on a loss counts. */
  get margin(): number {
    return this.study.told?.marks.inaccuracy ?? 0;
  }

  async load(): Promise<void> {
    this.#trouble = null;
    try {
      await this.study.look();
      this.#ready = true;
    } catch (thrown) {
      this.#trouble = problemOf(thrown);
    } finally {
      this.study.leave();
    }
  }
}
