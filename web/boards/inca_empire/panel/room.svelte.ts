/** How much the cards of the Sun board can say in the room there is. */
import { tick } from "svelte";

/** All cards say what they do, only those that act on the reader, or none. */
const LEVELS = ["all", "mine", "none"] as const;
export type Said = (typeof LEVELS)[number];

export class Room {
  said = $state.raw<Said>("all");
  /** Counts the measurings: an earlier one gives way. */
  #round = 0;

  /** Says as much as the column around `board` holds without scrolling. */
  async fit(board: HTMLElement): Promise<void> {
    const column = board.parentElement;
    if (!column) return;
    const round = ++this.#round;
    for (const level of LEVELS) {
      this.said = level;
      await tick();
      if (round !== this.#round || column.scrollHeight <= column.clientHeight + 1) return;
    }
  }
}
