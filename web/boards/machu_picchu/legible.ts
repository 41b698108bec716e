/** Figures drawn on the board are never smaller than 14 pixels, however small the board. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("legible");
const PIXELS = 14.2;

/** `unit`: how many pixels one unit of the drawing is. */
export function setLegible(unit: () => number): void {
  setContext(KEY, unit);
}

/** A font size in units of the drawing, raised if it would be too small to read. */
export function legible(): (size: number) => number {
  const unit = getContext<(() => number) | undefined>(KEY) ?? (() => 1);
  return (size) => Math.max(size, unit() > 0 ? PIXELS / unit() : size);
}

/** Numbers with a true minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Numbers that change something: +3, −4, 0. */
export function gained(value: number): string {
  return value > 0 ? `+${value}` : signed(value);
}
