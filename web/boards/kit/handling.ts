/** Fingers, mouse and wheel on a board with a camera: dragging, pinching, zooming, turning. */
import type { Camera } from "./camera.svelte";

const FAR_ENOUGH = 8;
const TWICE = 320;
const NOTCH = 110;

export interface Handlers {
  camera: Camera;
  /** The wheel alone zooms, as on maps; else only with the control key. */
  wheelZooms?: boolean;
  /** Whether the wheel turns a tile now. */
  turns?(): boolean;
  turn?(by: 1 | -1): void;
  /** Tapped twice where nothing can be chosen. */
  twice(x: number, y: number): void;
}

interface Finger {
  x: number;
  y: number;
}

export class Handling {
  readonly #node: HTMLElement;
  readonly #on: Handlers;
  readonly #fingers = new Map<number, Finger>();
  #start: Finger | null = null;
  #dragged = false;
  #tapped = 0;
  #notch = 0;

  constructor(node: HTMLElement, on: Handlers) {
    this.#node = node;
    this.#on = on;
  }

  /** A drag also ends with a click: that one click is not meant. */
  get dragged(): boolean {
    return this.#dragged;
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button > 1) return;
    if (!this.#fingers.size) this.#dragged = false;
    const finger = this.#place(event);
    this.#fingers.set(event.pointerId, finger);
    this.#start = finger;
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#place(event);
    if (this.#fingers.size === 2) this.#pinch(event.pointerId, before, now);
    else if (this.#pulls(now)) {
      this.#on.camera.pan(now.x - before.x, now.y - before.y);
      if (!this.#node.hasPointerCapture(event.pointerId)) {
        this.#node.setPointerCapture(event.pointerId);
      }
    } else return;
    this.#fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    const was = this.#fingers.delete(event.pointerId);
    if (!was || this.#dragged || event.type !== "pointerup" || event.pointerType === "mouse")
      return;
    const { x, y } = this.#place(event);
    if (event.timeStamp - this.#tapped < TWICE) this.#on.twice(x, y);
    this.#tapped = event.timeStamp;
  };

  wheel = (event: WheelEvent): void => {
    const { x, y } = this.#place(event);
    if (event.ctrlKey || this.#on.wheelZooms)
      this.#on.camera.zoom(Math.exp(-event.deltaY / 300), x, y);
    else if (!this.#on.turns?.()) return;
    else if (event.timeStamp - this.#notch > NOTCH) {
      this.#notch = event.timeStamp;
      this.#on.turn?.((event.deltaY || event.deltaX) > 0 ? 1 : -1);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  /** Two fingers are ours alone: the frame would zoom as well. */
  touch = (event: TouchEvent): void => {
    if (event.touches.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #place(event: MouseEvent): Finger {
    const box = this.#node.getBoundingClientRect();
    const zoom = box.width / this.#node.offsetWidth || 1;
    return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  }

  #pulls(now: Finger): boolean {
    const start = this.#start;
    if (!start || !this.#on.camera.zoomed) return false;
    this.#dragged ||= Math.hypot(now.x - start.x, now.y - start.y) > FAR_ENOUGH;
    return this.#dragged;
  }

  #pinch(moved: number, before: Finger, now: Finger): void {
    const other = [...this.#fingers].find(([id]) => id !== moved)![1];
    const distance = (finger: Finger) => Math.hypot(finger.x - other.x, finger.y - other.y);
    const [x, y] = [(now.x + other.x) / 2, (now.y + other.y) / 2];
    this.#dragged = true;
    this.#on.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.#on.camera.zoom(distance(now) / Math.max(1, distance(before)), x, y);
  }
}

/** Listens as long as the node is there. */
export function handled(node: HTMLElement, handling: (node: HTMLElement) => Handling) {
  const hand = handling(node);
  node.addEventListener("pointerdown", hand.down);
  addEventListener("pointermove", hand.move);
  addEventListener("pointerup", hand.up);
  addEventListener("pointercancel", hand.up);
  node.addEventListener("wheel", hand.wheel, { passive: false });
  node.addEventListener("touchmove", hand.touch, { passive: false });
  return {
    destroy() {
      removeEventListener("pointermove", hand.move);
      removeEventListener("pointerup", hand.up);
      removeEventListener("pointercancel", hand.up);
    },
  };
}
