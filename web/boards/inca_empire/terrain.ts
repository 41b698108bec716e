/** The ground between the places: coast, desert, mountains and forest, the same for every game. */
import type { Point } from "../kit/camera.svelte";
import { distance, round } from "./geometry";
import { labelBoxes } from "./labels";
import { sideOf, type Region } from "./printed";

type Growth = "wave" | "tree" | "dune" | "peak" | "peaks";

export interface Planted extends Point {
  what: Growth;
  scale: number;
}

/** How far the land reaches west and east, every ten units from north to south. */
type Reach = readonly [west: number, east: number];

const TALL = 163;
const TRIES = 5200;

function reachAt(y: number, regions: readonly Region[]): Reach | null {
  let west = Infinity;
  let east = -Infinity;
  for (const { polygon } of regions) {
    polygon.forEach((from, index) => {
      const to = polygon[(index + 1) % polygon.length]!;
      if (from.y <= y === to.y <= y) return;
      const x = from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
      west = Math.min(west, x);
      east = Math.max(east, x);
    });
  }
  return west < east ? [west, east] : null;
}

const reaches = new Map<number, Reach[]>();

/** Where this side has no land, the coast goes on as it was. */
function reachesOf(seats: number): readonly Reach[] {
  const known = reaches.get(seats);
  if (known) return known;
  const { regions } = sideOf(4);
  let last: Reach = [270, 340];
  const made = Array.from({ length: TALL + 1 }, (_, index) => {
    last = reachAt(index * 10, regions) ?? last;
    return last;
  });
  reaches.set(seats, made);
  return made;
}

const heightOf = (index: number): number =>
  index === 0 ? -400 : index === TALL ? 2100 : index * 10;

type Edge = (reach: Reach, index: number) => number;

/** A strip from north to south between two edges that follow the coast. */
export function strip(seats: number, west: Edge, east: Edge): string {
  const rows = reachesOf(seats);
  const side = (edge: Edge): string[] =>
    rows.map((reach, index) => `${round(edge(reach, index))} ${heightOf(index)}`);
  return `M${side(west).join("L")}L${side(east).reverse().join("L")}Z`;
}

/** The rain forest begins behind the easternmost land near by. */
export function forest(seats: number): string {
  const rows = reachesOf(seats);
  const edge: Edge = (_, index) => {
    if (index === 0) return 40;
    if (index === TALL) return 470;
    const near = rows.slice(Math.max(0, index - 7), index + 8);
    return Math.min(...near.map(([, east]) => east)) - 60;
  };
  return strip(seats, edge, () => 1500);
}

function inside(point: Point, regions: readonly Region[]): boolean {
  return regions.some(({ polygon }) => {
    let within = false;
    polygon.forEach((a, index) => {
      const b = polygon[(index + polygon.length - 1) % polygon.length]!;
      if (a.y > point.y === b.y > point.y) return;
      if (point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) within = !within;
    });
    return within;
  });
}

/** How far the nearest site, slot, mark or name is. */
function clearance(point: Point, seats: number): number {
  const { sites, slots, regions } = sideOf(seats);
  let room = 99;
  for (const { x, y } of sites) room = Math.min(room, Math.hypot(x - point.x, y - point.y) - 7);
  if (room < 8) return room;
  for (const { label } of regions) {
    const apart = Math.max(Math.abs(label.x - point.x) - 34, Math.abs(label.y + 5 - point.y) - 16);
    room = Math.min(room, apart);
  }
  for (const box of labelBoxes(seats)) {
    const across = Math.max(box.x - point.x, point.x - box.x - box.width);
    const down = Math.max(box.y - point.y, point.y - box.y - box.height);
    room = Math.min(room, Math.max(across, down));
  }
  if (room < 8) return room;
  for (const slot of slots) room = Math.min(room, distance(point, slot));
  return room;
}

/** Numbers that look like chance and are always the same. */
function sequence(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return (state >>> 0) / 4294967296;
  };
}

type Draw = () => number;

function growthAt(point: Point, seats: number, next: Draw): Omit<Planted, "x" | "y"> | null {
  const rows = reachesOf(seats);
  const [west, east] = rows[Math.max(0, Math.min(TALL, Math.round(point.y / 10)))]!;
  const { x } = point;
  if (x < west - 34)
    return next() < 0.18 ? { what: "wave", scale: round(0.7 + next() * 0.5) } : null;
  if (x > east + 10)
    return next() < 0.55 ? { what: "tree", scale: round(0.8 + next() * 0.6) } : null;
  if (x <= west + 8 || x >= east - 8) return null;
  if (!inside(point, sideOf(seats).regions))
    return x > west + 70 && next() < 0.5 ? { what: "tree", scale: 0.9 } : null;
  const room = clearance(point, seats);
  if (room < 8) return null;
  if ((x - west) / (east - west) > 0.78) return { what: "tree", scale: round(0.55 + next() * 0.3) };
  if (x < west + 40) return { what: "dune", scale: 0.9 };
  const scale = round(Math.min(1.15, 0.5 + room / 26));
  return room > 9 ? { what: next() < 0.6 ? "peak" : "peaks", scale } : null;
}

const CELL = 15;

function plant(seats: number): Planted[] {
  const next = sequence(41);
  const found: Planted[] = [];
  const taken = new Map<string, Planted[]>();
  for (let index = 0; index < TRIES; index++) {
    const point = { x: round(next() * 1000), y: round(next() * 1630) };
    if (crowded(taken, point)) continue;
    const growth = growthAt(point, seats, next);
    if (!growth) continue;
    const planted = { ...point, ...growth };
    found.push(planted);
    const key = keyOf(point.x, point.y);
    taken.set(key, [...(taken.get(key) ?? []), planted]);
  }
  return found.sort((a, b) => a.y - b.y);
}

const keyOf = (x: number, y: number): string => `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`;

function crowded(taken: ReadonlyMap<string, Planted[]>, { x, y }: Point): boolean {
  const around = [-CELL, 0, CELL];
  return around.some((right) =>
    around.some((down) =>
      (taken.get(keyOf(x + right, y + down)) ?? []).some(
        (other) => Math.hypot(other.x - x, other.y - y) < CELL,
      ),
    ),
  );
}

const planted = new Map<number, Planted[]>();

export function terrainOf(seats: number): readonly Planted[] {
  const known = planted.get(seats) ?? plant(seats);
  planted.set(seats, known);
  return known;
}
