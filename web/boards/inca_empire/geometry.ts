/** Where things are drawn: one smooth warp for every border keeps neighbours seamless. */
import type { Box, Lens, Point } from "../kit/camera.svelte";
import { sideOf, siteOf, wayOf, type Region, type Way } from "./printed";

/** What the camera moves over: the empire and a little sea and forest around it. */
export const LAND: Box = { x: 64, y: -26, width: 836, height: 1672 };
export const LENS: Lens = { handy: 1.37, most: 3.2, small: 1.2 };

/** Below this many pixels per unit the map shows colours and numbers only. */
export const FAR = 0.62;

/** From so many pixels per unit on, the names of regions have room. */
export const NAMED = 0.8;

/** How much the mark of a region grows to be read. */
export const markScale = (unit: number): number =>
  unit < FAR ? Math.max(1.4, 0.8 / unit) : Math.max(1, 1.28 / unit);

/** How large the name of a region is written: never smaller than can be read. */
export const regionSize = (unit: number): number =>
  Math.max(14.2 / unit, Math.min(12.5, 22 / unit));

export const round = (value: number): number => Math.round(value * 10) / 10;
const said = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Straight frontiers become lines as if drawn by hand. */
function warp(x: number, y: number): Point {
  return {
    x: x + 4.2 * Math.sin(y / 22 + 1.3) + 2.2 * Math.sin((x + y) / 11),
    y: y + 4.2 * Math.sin(x / 21 + 0.4) + 2 * Math.sin((x - y) / 12),
  };
}

const STEP = 9;

function softened(polygon: readonly Point[]): Point[] {
  return polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length]!;
    const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: parts }, (_, part) => {
      const t = part / parts;
      return warp(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
    });
  });
}

function softPath(polygon: readonly Point[]): string {
  const points = softened(polygon);
  const half = (index: number): string => {
    const a = points[index % points.length]!;
    const b = points[(index + 1) % points.length]!;
    return said({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  };
  const bends = points.map((_, index) => {
    const bend = points[(index + 1) % points.length]!;
    return `Q${said(bend)} ${half(index + 1)}`;
  });
  return `M${half(0)}${bends.join("")}Z`;
}

const outlines = new Map<string, string>();

/** The outline of a region. */
export function outline(region: Region): string {
  const known = outlines.get(region.id) ?? softPath(region.polygon);
  outlines.set(region.id, known);
  return known;
}

/** All regions of this side of the board. */
export const landPath = (seats: number): string => sideOf(seats).regions.map(outline).join("");

/** A road as it is drawn: slightly bent, so that no two look alike. */
export interface Curve {
  from: Point;
  bend: Point;
  to: Point;
  d: string;
  length: number;
}

/** `aside`: how far beside the straight way, for a second road between the same sites. */
export function curveOf(way: Way, aside = 0): Curve {
  const [a, b] = [siteOf(way.a), siteOf(way.b)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const bow = way.wild ? 0 : bowOf(way) * length;
  const shifted = ({ x, y }: Point): Point => ({
    x: x + normal.x * aside,
    y: y + normal.y * aside,
  });
  const [from, to] = [shifted(a), shifted(b)];
  const bend = {
    x: (from.x + to.x) / 2 + normal.x * bow,
    y: (from.y + to.y) / 2 + normal.y * bow,
  };
  return { from, bend, to, length, d: `M${said(from)}Q${said(bend)} ${said(to)}` };
}

function bowOf(way: Way): number {
  const number = Number(way.id.slice(1)) - 1;
  return (((number * 37) % 7) - 3) * 0.0117;
}

/** A point of the curve, so far along it (0 to 1) and so far beside it. */
export function along({ from, bend, to }: Curve, t: number, aside = 0): Point {
  const u = 1 - t;
  const x = u * u * from.x + 2 * u * t * bend.x + t * t * to.x;
  const y = u * u * from.y + 2 * u * t * bend.y + t * t * to.y;
  const dx = 2 * u * (bend.x - from.x) + 2 * t * (to.x - bend.x);
  const dy = 2 * u * (bend.y - from.y) + 2 * t * (to.y - bend.y);
  const size = Math.hypot(dx, dy) || 1;
  return { x: x - (dy / size) * aside, y: y + (dx / size) * aside };
}

/** The middle of a road, where its price or number stands. */
export const middleOf = (id: string): Point => along(curveOf(wayOf(id)), 0.5);

const STRANDS = [4.6, 5.4, 7, 9];

/** The pattern woven into a rope, so that its owner is known without its colour:
 *  0 a twist, 1 chevrons, 2 double bars, 3 a wave. */
export function strands(curve: Curve, seat: number): string {
  const step = STRANDS[seat] ?? 6;
  const count = Math.max(1, Math.floor(curve.length / step));
  const half = (0.5 * step) / curve.length;
  const at = (t: number, aside: number): string => said(along(curve, t, aside));
  const parts = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    return woven(seat, index === 0, (by, aside) => at(t + by * half, aside));
  });
  return parts.join("");
}

type At = (by: number, aside: number) => string;

function woven(seat: number, first: boolean, at: At): string {
  switch (seat) {
    case 0:
      return `M${at(-0.9, -2.2)}L${at(0.9, 2.2)}`;
    case 1:
      return `M${at(-0.7, -2.3)}L${at(0.6, 0)}L${at(-0.7, 2.3)}`;
    case 2:
      return `M${at(-0.25, -2.2)}L${at(-0.25, 2.2)}M${at(0.25, -2.2)}L${at(0.25, 2.2)}`;
    default: {
      const start = first ? `M${at(-1, 0)}` : "";
      return `${start}Q${at(-0.5, -3.8)} ${at(0, 0)}Q${at(0.5, 3.8)} ${at(1, 0)}`;
    }
  }
}

/** How near a point is to a straight way. */
export function distance(point: Point, way: Way): number {
  const [a, b] = [siteOf(way.a), siteOf(way.b)];
  const [x, y] = [b.x - a.x, b.y - a.y];
  const t = ((point.x - a.x) * x + (point.y - a.y) * y) / (x * x + y * y);
  const near = Math.max(0, Math.min(1, t));
  return Math.hypot(point.x - a.x - x * near, point.y - a.y - y * near);
}
