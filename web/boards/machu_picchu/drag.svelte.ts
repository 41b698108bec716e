/** A card under the pointer on its way to a stair. */
import { STAIRS, type Stair } from "./view";

const FAR_ENOUGH = 8;

export class Drag {
  card = $state<number | null>(null);
  over = $state<Stair | null>(null);
  dx = $state(0);
  dy = $state(0);
  #pressed: { card: number; x: number; y: number } | null = null;
  #ended = false;

  /** A drag also ends with a click: that one click is not meant. */
  isClick(): boolean {
    const meant = !this.#ended;
    this.#ended = false;
    return meant;
  }

  begin(down: PointerEvent, card: number): void {
    this.#ended = false;
    if (down.button !== 0) return;
    this.#pressed = { card, x: down.clientX, y: down.clientY };
    (down.currentTarget as Element).setPointerCapture(down.pointerId);
  }

  move(move: PointerEvent): void {
    if (!this.#pressed) return;
    this.dx = move.clientX - this.#pressed.x;
    this.dy = move.clientY - this.#pressed.y;
    if (this.card === null && Math.hypot(this.dx, this.dy) < FAR_ENOUGH) return;
    this.card = this.#pressed.card;
    this.over = stairUnder(move.clientX, move.clientY);
  }

  /** The stair the card was let go over, if it was dragged at all. */
  end(up: PointerEvent): Stair | null {
    const stair = this.card === null ? null : stairUnder(up.clientX, up.clientY);
    this.#ended = this.card !== null;
    this.cancel();
    return stair;
  }

  cancel(): void {
    this.#pressed = null;
    this.card = null;
    this.over = null;
    this.dx = 0;
    this.dy = 0;
  }
}

function stairUnder(x: number, y: number): Stair | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const stair = (element as HTMLElement).dataset?.stair as Stair | undefined;
    if (stair && STAIRS.includes(stair)) return stair;
  }
  return null;
}
