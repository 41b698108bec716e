/** Bringing into sight what a turn is about. */
import type { Box, Camera, Point } from "../../kit/camera.svelte";

/** Room around the outermost places, in units of the map. */
const ROOM = 46;
/** Pixels per unit at which places still have names and figures. */
const READABLE = 0.82;

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return { x, y, width: Math.max(...xs) + ROOM - x, height: Math.max(...ys) + ROOM - y };
}

const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** All of these places, or as many of them as can be told apart, around where most are. */
export function showAllOf(camera: Camera, points: readonly Point[]): void {
  if (!points.length || !camera.width) return;
  const box = boxAround(points);
  if (holds(camera.sight, box)) return;
  const fits = Math.min(camera.width / box.width, camera.height / box.height);
  const unit = Math.min(camera.unit, Math.max(fits, READABLE));
  camera.zoom(unit / camera.unit);
  camera.look(fits < READABLE ? middle(points) : middle([box, cornerOf(box)]));
}

const cornerOf = ({ x, y, width, height }: Box): Point => ({ x: x + width, y: y + height });
