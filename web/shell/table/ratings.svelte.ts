/** The ratings of those at a rated table: asked for when somebody sits down, and once it is over. */
import { api } from "../../wire/api";
import type { TableInfo, TableRatings } from "../../wire/types";

type SeatRating = TableRatings["seats"][number];

/** After the end they are reckoned in a moment. */
const PAUSE = 1_000;
const TRIES = 10;

class Ratings {
  #told = $state.raw<TableRatings | null>(null);
  #table = "";
  #asked = "";

  get told(): TableRatings | null {
    return this.#told;
  }

  of(seat: number): SeatRating | null {
    return this.#told?.seats.find((each) => each.seat === seat) ?? null;
  }

  /** Ask anew if others sit there, or the game is over. */
  follow({ id, rated, status, seats }: TableInfo): void {
    const key = rated
      ? JSON.stringify([id, status, seats.map(({ name, kind }) => [name, kind])])
      : "";
    if (key === this.#asked) return;
    this.#asked = key;
    if (id !== this.#table || !rated) this.#told = null;
    this.#table = id;
    if (rated) void this.#ask(id, key, status === "over" ? TRIES : 1);
  }

  async #ask(id: string, key: string, tries: number): Promise<void> {
    const told = await api.ratings(id).catch(() => null);
    if (this.#asked !== key) return;
    if (told) this.#told = told;
    if (told?.weighs == null && tries > 1) {
      setTimeout(() => void this.#ask(id, key, tries - 1), PAUSE);
    }
  }
}

export const ratings = new Ratings();
