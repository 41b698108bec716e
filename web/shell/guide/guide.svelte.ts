/** The guide of a first game: each kind of question is explained once, when it first comes up. */
import { keep, kept } from "../browser/memory";

const TABLE = "guide.table";
const SEEN = "guide.seen";

/** This table is played with a guide. */
export const beginGuide = (table: string) => keep(TABLE, table);
export const isGuided = (table: string) => kept(TABLE) === table;

class Explained {
  #seen = $state.raw((kept(SEEN) ?? "").split(" ").filter(Boolean));

  has(game: string, kind: string): boolean {
    return this.#seen.includes(`${game}/${kind}`);
  }

  add(game: string, kind: string): void {
    if (this.has(game, kind)) return;
    this.#seen = [...this.#seen, `${game}/${kind}`];
    keep(SEEN, this.#seen.join(" "));
  }
}

export const explained = new Explained();
