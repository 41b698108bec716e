/** Arrow keys on the map: to the nearest place in that direction. */
import type { Point } from "../../kit/camera.svelte";

const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export interface Stop extends Point {
  thing: string;
}

/** The next stop from here; null if the key is no arrow or nothing lies that way. */
export function stepBy(key: string, here: Point, stops: readonly Stop[]): string | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const { thing, x, y } of stops) {
    const ahead = (x - here.x) * way.x + (y - here.y) * way.y;
    const beside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x);
    if (ahead < 1 || beside > ahead * 2.5) continue;
    const cost = ahead + beside * 1.6;
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}
