/** Bringing into sight what a turn is about. */
import type { Box, Camera, Point } from "../../kit/camera.svelte";
import { regionOf, siteOf } from "../printed";
import type { View } from "../view";

/** Room around the outermost places, in units of the map, and the height that can be used, as a
 *  part of the width. */
export interface Frame {
  room: number;
  steep: number;
}
const TURN: Frame = { room: 46, steep: Infinity };
/** A figure shows only the middle of a high map. */
export const FIGURE: Frame = { room: 34, steep: 0.72 };
/** Nearer to the edge a place is hardly seen. */
const EDGE = 34;
/** Pixels per unit at which places still have names and figures. */
const READABLE = 0.82;

export function boxAround(points: readonly Point[], room = TURN.room): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The middle of a box, with this share of its height. */
const within = (box: Box, share: number): Box => ({
  ...box,
  y: box.y + (box.height * (1 - share)) / 2,
  height: box.height * share,
});

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

export function isInSight({ sight }: Camera, spot: Point): boolean {
  const { x, y, width, height } = sight;
  return (
    Math.abs(spot.x - x - width / 2) < width / 2 - EDGE &&
    Math.abs(spot.y - y - height / 2) < height / 2 - EDGE
  );
}

/** The one nearest to the middle of what is in sight. */
export function nearest({ sight }: Camera, spots: readonly Point[]): Point {
  const { x, y, width, height } = sight;
  const far = (spot: Point): number => Math.hypot(spot.x - x - width / 2, spot.y - y - height / 2);
  return spots.reduce((a, b) => (far(b) < far(a) ? b : a));
}

/** The network of a seat, and the marks of all free or conquered regions that it touches. */
export function around(view: View, seat: number): Point[] {
  const sites = view.owners[seat]!.network.map(siteOf);
  const touched = new Set(sites.flatMap(({ regions }) => regions));
  const marked = [...touched].map(regionOf).filter(({ start }) => start === null);
  return [...sites, ...marked.map(({ label }) => label)];
}

/** All of these places, or as many of them as can be told apart, around where most are. */
export function showAllOf(camera: Camera, points: readonly Point[], frame = TURN): void {
  if (!points.length || !camera.width) return;
  const box = boxAround(points, frame.room);
  const height = Math.min(camera.height, camera.width * frame.steep);
  if (holds(within(camera.sight, height / camera.height), box)) return;
  const fits = Math.min(camera.width / box.width, height / box.height);
  const unit = Math.min(camera.unit, Math.max(fits, READABLE));
  camera.zoom(unit / camera.unit);
  camera.look(fits < READABLE ? middle(points) : middle([box, cornerOf(box)]));
}

const cornerOf = ({ x, y, width, height }: Box): Point => ({ x: x + width, y: y + height });
