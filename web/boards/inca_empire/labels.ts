/** Where the names of the sites stand: of eight places around each, the one that covers least. */
import type { Box, Point } from "../kit/camera.svelte";
import { distance } from "./geometry";
import { sideOf, type Site, type Way } from "./printed";

export interface Label {
  site: Site;
  at: Point;
}

/** A name's height, and how wide a letter is on average, per unit of its size. */
const HEIGHT = 1.02;
const LETTER = 0.58;
/** The size at which all names are shown, in units of the map. */
export const NAME_SIZE = 10.5;

const KINDS = ["capital", "city", "garrison", "huaca"];
const GAP: Record<string, number> = { capital: 26, city: 16, garrison: 14, huaca: 6 };
const ROOM: Record<string, number> = { capital: 24, city: 13, garrison: 11, huaca: 5 };

const widthOf = (name: string, size: number): number => name.length * LETTER * size + 2;

/** What no name may cover: marks and names of regions, and the sites themselves. */
function obstacles(seats: number): Box[] {
  const { regions, sites } = sideOf(seats);
  const names = regions.flatMap(({ name, label, start }) => {
    const wide = name.length * 4.6;
    const line = { x: label.x - wide, y: label.y + (start ? -6 : 13), width: 2 * wide, height: 14 };
    if (start) return [line];
    return [line, { x: label.x - 25, y: label.y - 13, width: 50, height: 25 }];
  });
  const places = sites.map(({ x, y, kind }) => {
    const room = ROOM[kind]!;
    return { x: x - room, y: y - room, width: 2 * room, height: 2 * room };
  });
  return [...names, ...places];
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The eight places around a site, best first. */
function places(site: Site, size: number): Box[] {
  const gap = GAP[site.kind]!;
  const width = widthOf(site.name, size);
  const height = HEIGHT * size;
  const corners: [number, number][] = [
    [gap, -height / 2],
    [-gap - width, -height / 2],
    [-width / 2, gap - 2],
    [-width / 2, -gap - height],
    [gap * 0.8, gap * 0.5],
    [gap * 0.8, -gap * 0.5 - height],
    [-gap * 0.8 - width, gap * 0.5],
    [-gap * 0.8 - width, -gap * 0.5 - height],
  ];
  return corners.map(([x, y]) => ({ x: site.x + x, y: site.y + y, width, height }));
}

const SAMPLES = [0, 0.25, 0.5, 0.75, 1];

/** No name reaches further from its site. */
const FAR = 150;

function covered(box: Box, taken: readonly Box[], slots: readonly Way[]): number {
  const hidden = taken.reduce((sum, other) => sum + overlap(box, other) * 1.1, 0);
  const crossed = slots.reduce((sum, slot) => {
    const hits = SAMPLES.filter((part) => {
      const at = { x: box.x + box.width * part, y: box.y + box.height / 2 };
      return distance(at, slot) < 7;
    });
    return sum + hits.length * 3;
  }, 0);
  return hidden + crossed;
}

interface Placing {
  labels: Label[];
  boxes: Box[];
}

function place(seats: number): Placing {
  const boxes = obstacles(seats);
  const order = sideOf(seats).sites.toSorted(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  );
  const labels = order.map((site) => {
    const near = sideOf(seats).slots.filter((slot) => distance(site, slot) < FAR);
    const options = places(site, NAME_SIZE).map((box, index) => ({
      box,
      cost: covered(box, boxes, near) + index * 0.6,
    }));
    const best = options.reduce((a, b) => (b.cost < a.cost ? b : a)).box;
    boxes.push(best);
    return { site, at: { x: best.x, y: best.y + NAME_SIZE * 0.82 } };
  });
  return { labels, boxes };
}

const placed = new Map<number, Placing>();

function placingOf(seats: number): Placing {
  const known = placed.get(seats) ?? place(seats);
  placed.set(seats, known);
  return known;
}

export const labelsOf = (seats: number): readonly Label[] => placingOf(seats).labels;

/** Where names and marks are: nothing grows there. */
export const labelBoxes = (seats: number): readonly Box[] => placingOf(seats).boxes;
