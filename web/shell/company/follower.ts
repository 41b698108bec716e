/** Goes where the leader looks: always to the newest place, never to two at once. */
import type { Led } from "../../wire/types";
import type { Desk } from "../table/desk.svelte";

type Place = Pick<Led, "line" | "eyes">;

export class Follower {
  readonly #desk: Pick<Desk, "replayer" | "lines" | "eyes">;
  #wanted: Place | null = null;
  #going = false;

  constructor(desk: Pick<Desk, "replayer" | "lines" | "eyes">) {
    this.#desk = desk;
  }

  async go(place: Place): Promise<void> {
    this.#wanted = place;
    if (this.#going) return;
    this.#going = true;
    try {
      while (this.#wanted) {
        const next: Place = this.#wanted;
        this.#wanted = null;
        await this.#look(next);
      }
    } catch {
      // The server is away: the connection says so.
    } finally {
      this.#going = false;
    }
  }

  /** The next move is shown as it happened; everything else at once. */
  async #look({ line, eyes }: Place): Promise<void> {
    const { replayer, lines } = this.#desk;
    if (eyes !== null && eyes !== this.#desk.eyes) await replayer.lookThrough(eyes, lines);
    const at = replayer.line;
    if (at === line) return;
    if (at !== null && line === at + 1) await replayer.forward(at, lines);
    else await replayer.to(line, lines);
  }
}
