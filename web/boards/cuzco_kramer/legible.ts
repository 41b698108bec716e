/** Figures drawn on the board are never smaller than 14 pixels, however small the board. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("legible");
const PIXELS = 14.2;
/** Below this, a figure of 14 pixels would be wider than its cell. */
const ROOM = 0.4;

/** `unit`: how many pixels one unit of the drawing is. */
export function setLegible(unit: () => number): void {
  setContext(KEY, unit);
}

export interface Legible {
  /** A font size in units of the drawing, raised if it would be too small to read. */
  size(size: number): number;
  /** Whether figures fit into the cells at all. */
  readonly fits: boolean;
}

export function legible(): Legible {
  const unit = getContext<(() => number) | undefined>(KEY) ?? (() => 1);
  return {
    size: (size) => Math.max(size, unit() > 0 ? PIXELS / unit() : size),
    get fits() {
      return unit() >= ROOM;
    },
  };
}
