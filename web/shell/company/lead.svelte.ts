/** Who leads through a game that is over; the others look where the leader looks, if they want. */
import type { Led } from "../../wire/types";

export type Tell = (what: "take" | "look" | "stop", line?: number, eyes?: number | null) => void;

export class Lead {
  readonly #tell: Tell;
  #now = $state.raw<Led | null>(null);
  #following = $state.raw(true);

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  /** Who leads, and where they look; null: nobody does. */
  get now(): Led | null {
    return this.#now;
  }
  get mine(): boolean {
    return this.#now?.mine ?? false;
  }
  /** Somebody else leads, and we look where they look. */
  get following(): boolean {
    return this.#now !== null && !this.mine && this.#following;
  }

  /** With each new leader one follows again. */
  told(led: Led | null): void {
    const next = led?.name == null ? null : led;
    if (next?.name !== this.#now?.name) this.#following = true;
    this.#now = next;
  }

  take(line: number, eyes: number | null): void {
    this.#tell("take", line, eyes);
  }
  look(line: number, eyes: number | null): void {
    if (this.mine) this.#tell("look", line, eyes);
  }
  stop(): void {
    this.#tell("stop");
  }

  follow(): void {
    this.#following = true;
  }
  unfollow(): void {
    this.#following = false;
  }
}
