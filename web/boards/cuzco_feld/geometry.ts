/** Where everything is on the road map and on a mask, in units of the drawings. */
import type { Place } from "./printed";

export interface Point {
  x: number;
  y: number;
}

const MIDDLE: Point = { x: 500, y: 500 };
const INNER = 206;
const OUTER = 362;
/** How far the roads of the outer ring swing out. */
const SWING = 462;
const STEPS = 26;

/** A point at an angle (0 is up, clockwise) and a distance. */
export function polar(degrees: number, radius: number, from: Point = MIDDLE): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + radius * Math.sin(angle), y: from.y - radius * Math.cos(angle) };
}

const isInner = (place: Place): boolean => place.startsWith("I");
const numberOf = (place: Place): number => Number(place.slice(1));

/** Angle and ring of a village. */
const bearing = (place: Place): number => numberOf(place) * 60 + (isInner(place) ? 0 : 30);

export function placeAt(place: Place): Point {
  if (place === "CUZCO") return MIDDLE;
  return polar(bearing(place), isInner(place) ? INNER : OUTER);
}

export type Anchor = "start" | "middle" | "end";

/** Runners stand 40 apart, and a name so far beside the last of them or beyond their heads. */
const STRIDE = 40;
const CLEAR = 32;

/** Where the name of a village is read: beside it, where neither numbers nor quipus lie, and past
 *  the runners that stand there. */
export function nameAt(place: Place, runners = 0): Point & { anchor: Anchor } {
  const { x, y } = placeAt(place);
  const side = Math.sign(Math.round(x - MIDDLE.x));
  const above = y <= MIDDLE.y + 1;
  const crowded = runners > 0;
  if (side === 0) {
    const far = above ? (crowded ? -134 : -66) : crowded ? 152 : 84;
    return { x, y: y + far, anchor: "middle" };
  }
  const anchor = side > 0 ? "start" : "end";
  const outer = !isInner(place);
  const far = outer && above;
  // At the eastern and western corner the runners stand lower than the name.
  const past = crowded && !(far && Math.round(y) === MIDDLE.y);
  const last = standAt(place, side > 0 ? runners - 1 : 0, runners);
  if (far && !past) return { x: x + side * 26, y: y - 66, anchor: "middle" };
  const beside = past ? last.x + side * CLEAR : x + side * 50;
  return { x: beside, y: y + (far ? -66 : above ? -44 : 40), anchor };
}

/** Outward of a village no road runs: there the runners stand, side by side. */
export function standAt(place: Place, index: number, of: number): Point {
  const spread = (index - (of - 1) / 2) * STRIDE;
  if (place === "CUZCO") return { x: MIDDLE.x + spread, y: MIDDLE.y + 16 };
  const { x, y } = polar(bearing(place), isInner(place) ? 276 : 446);
  return { x: x + spread, y: y + 28 };
}

/** A road as points: straight, or bent outward on the outer ring. */
export function courseOf(a: Place, b: Place): Point[] {
  if (a === "CUZCO" || b === "CUZCO") {
    const degrees = bearing(a === "CUZCO" ? b : a);
    return line(polar(degrees, 70), polar(degrees, 182));
  }
  const [from, to] = [placeAt(a), placeAt(b)];
  if (isInner(a) || isInner(b)) return line(from, to);
  return bent(from, swungOut(a, b), to);
}

/** Between two neighbours of the outer ring, O5 and O0 included. */
function swungOut(a: Place, b: Place): Point {
  const [low, high] = [numberOf(a), numberOf(b)].sort((one, other) => one - other);
  const middle = low === 0 && high === 5 ? 0 : 60 * low! + 60;
  return polar(middle, SWING);
}

function line(a: Point, b: Point): Point[] {
  return bent(a, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, b);
}

/** A curve through the middle point. */
function bent(a: Point, through: Point, b: Point): Point[] {
  const bend = { x: 2 * through.x - (a.x + b.x) / 2, y: 2 * through.y - (a.y + b.y) / 2 };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const [t, u] = [step / STEPS, 1 - step / STEPS];
    return {
      x: u * u * a.x + 2 * u * t * bend.x + t * t * b.x,
      y: u * u * a.y + 2 * u * t * bend.y + t * t * b.y,
    };
  });
}

/** A rope bridge hangs through. */
export function sagging(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  return points.map(({ x, y }, index) => {
    const t = index / last;
    return { x, y: y + 44 * t * (1 - t) };
  });
}

/** The same line, shifted aside. */
export function beside(points: readonly Point[], by: number): Point[] {
  return points.map((point, index) => {
    const next = points[Math.min(index + 1, points.length - 1)]!;
    const before = points[Math.max(index - 1, 0)]!;
    const [dx, dy] = [next.x - before.x, next.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    return { x: point.x - (dy / length) * by, y: point.y + (dx / length) * by };
  });
}

export const pointsOf = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** Where the number of a road lies. */
export function numberAt(a: Place, b: Place): Point {
  if (a === "CUZCO" || b === "CUZCO") return polar(bearing(a === "CUZCO" ? b : a), 117);
  return courseOf(a, b)[STEPS / 2]!;
}

/** The inner village to which a branch of the Cuzco tile leads (CF-105). */
export const branchEnd = (branch: number, rotation: number): Place => `I${(branch + rotation) % 6}`;

// The mask: 1000 wide, 916 high

const FACE: Point = { x: 500, y: 446 };

/** The outline of a feather that stands on 0 0. */
export const FEATHER =
  "M0 6C-20-8-36-60-30-104-26-130-12-146 0-156 12-146 26-130 30-104 36-60 20-8 0 6Z";

/** Where the foot of a feather is, and how it leans. */
export function featherAt(slot: number): Point & { turn: number } {
  const odd = slot % 2 === 1;
  const degrees = -70 + 28 * Math.floor(slot / 2) + (odd ? 6.6 : -6.6);
  return { ...polar(degrees, 292, FACE), turn: degrees + (odd ? 2 : -2) };
}

export const circleAt = (die: number): Point => polar(-70 + 28 * (die - 1), 276, FACE);

/** On its side towards the ear stands what a circle tile is worth. */
export function circleWorthAt(die: number): Point {
  const degrees = -70 + 28 * (die - 1);
  return polar(degrees + 6 * Math.sign(degrees), 228, FACE);
}

const SLOT_WIDTH = 193;

/** T1, T2 beside the chin; U1 to U5 and L1 to L5 in two rows. */
export function slotAt(slot: string): Point {
  const number = Number(slot[1]);
  if (slot.startsWith("T")) return { x: number === 1 ? 114 : 886, y: 606 };
  return { x: 114 + (number - 1) * SLOT_WIDTH, y: slot.startsWith("U") ? 730 : 854 };
}

const LOW = [0, 14, 22, 22, 14, 0];

/** The six places of goods under the chin. */
export const goodsAt = (place: number): Point => ({
  x: 330 + place * 68,
  y: 608 + (LOW[place] ?? 0),
});

/** The pips of a die, in steps from its middle. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, 1],
    [1, -1],
  ],
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
