/** What a player could have done better, as problems: found in the study of the game. */
import type { Played } from "../../wire/api";
import type { DepthName, Verdict } from "../../wire/types";
import { marked } from "../study/figures";
import { Study } from "../study/study.svelte";

const DEEPEST_FIRST: DepthName[] = ["deep", "standard", "quick"];

export class Puzzles {
  readonly study: Study;
  readonly #seat: number;
  #ready = $state.raw(false);

  constructor(played: Played, seat: number) {
    this.study = new Study(() => played);
    this.#seat = seat;
  }

  /** It is known whether there are any. */
  get ready(): boolean {
    return this.#ready;
  }

  /** In the order of the game. */
  get all(): Verdict[] {
    return marked(this.study.deeds)
      .filter(({ seat }) => seat === this.#seat)
      .map(({ verdict }) => verdict);
  }

  /** The deepest study that there is. */
  async load(): Promise<void> {
    for (const depth of DEEPEST_FIRST) {
      this.study.depth = depth;
      await this.study.look();
      if (this.study.done) break;
    }
    this.study.leave();
    this.#ready = true;
  }
}
