/** Since when the reader was away: where the log says "while you were away". */
import { keep, kept } from "../browser/memory";

export class Absence {
  readonly #table: string;
  /** Lines after this one happened while nobody looked. */
  #since = $state.raw<number | null>(null);
  #left: number | null = null;

  constructor(table: string) {
    this.#table = table;
  }

  get since(): number | null {
    return this.#since;
  }

  /** Somebody (again) looks through the eyes of this seat. */
  returned(seat: number | null, line: number): void {
    const last = Number(kept(this.#key(seat)) ?? line);
    this.#since = last > 0 && last < line ? last : null;
    keep(this.#key(seat), String(line));
  }

  /** The reader has caught up. */
  forget(): void {
    this.#since = null;
  }

  /** Watch the reader leave and come back; the answer ends it. */
  watch(line: () => number | null, seat: () => number | null): () => void {
    const turned = () => {
      if (document.hidden) this.#left = line();
      else this.#back(line());
    };
    const closing = () => {
      const now = line();
      if (now !== null) keep(this.#key(seat()), String(now));
    };
    document.addEventListener("visibilitychange", turned);
    addEventListener("pagehide", closing);
    return () => {
      closing();
      document.removeEventListener("visibilitychange", turned);
      removeEventListener("pagehide", closing);
    };
  }

  #back(now: number | null): void {
    if (this.#left !== null && now !== null && now > this.#left) this.#since = this.#left;
    this.#left = null;
  }

  #key(seat: number | null): string {
    return `line.${this.#table}.${seat ?? "onlooker"}`;
  }
}
