/** What was said long ago: fetched when somebody wants to read it. */
import { api } from "../../wire/api";
import type { ChatLine, Position } from "../../wire/types";

export class Older {
  readonly #table: string;
  #lines = $state.raw<ChatLine[]>([]);
  #more = $state.raw(false);
  #first = 0;

  constructor(table: string) {
    this.#table = table;
  }

  get lines(): ChatLine[] {
    return this.#lines;
  }
  /** There is something that is not here yet. */
  get more(): boolean {
    return this.#more;
  }

  start({ chat, older }: Position): void {
    this.#lines = [];
    this.#more = older;
    this.#first = chat[0]?.number ?? 0;
  }

  async fetch(): Promise<void> {
    const first = this.#first;
    const { lines, older } = await api.chat(this.#table, first);
    if (first !== this.#first) return;
    this.#lines = [...lines, ...this.#lines];
    this.#first = lines[0]?.number ?? first;
    this.#more = older;
  }
}
