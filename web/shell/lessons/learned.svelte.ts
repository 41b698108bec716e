/** Which lessons were solved in this browser. */
import { keep, kept } from "../browser/memory";

const PLACE = "lessons";

class Learned {
  #solved = $state.raw((kept(PLACE) ?? "").split(" ").filter(Boolean));

  has(game: string, lesson: string): boolean {
    return this.#solved.includes(`${game}/${lesson}`);
  }

  count(game: string): number {
    return this.#solved.filter((each) => each.startsWith(`${game}/`)).length;
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#solved = [...this.#solved, `${game}/${lesson}`];
    keep(PLACE, this.#solved.join(" "));
  }
}

export const learned = new Learned();
