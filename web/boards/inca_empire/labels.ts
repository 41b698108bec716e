/** Where the names of the sites stand: of eight places around each, the one that covers least. */
import type { Box, Point } from "../kit/camera.svelte";
import { distance, markScale, regionSize } from "./geometry";
import { sideOf, type Site, type Way } from "./printed";

export interface Label {
  site: Site;
  at: Point;
  anchor: "start" | "middle" | "end";
}

/** Which names have room: those of sites of this kind, and of all more important ones. */
export type Named = Site["kind"];

/** A name's height, and how wide a letter is on average, per unit of its size. */
const HEIGHT = 1.02;
const LETTER = 0.58;
/** The size at which all names are shown, in units of the map. */
const NAME_SIZE = 10.5;
/** The least that can be read, in pixels. */
const READ = 14.2;

const KINDS: readonly Named[] = ["capital", "city", "garrison", "huaca"];
/** From how many pixels per unit on they have room. */
const LEAST: Record<Named, number> = { capital: 0.62, city: 0.8, garrison: 0.95, huaca: 1.2 };

export const namedAt = (unit: number): Named =>
  KINDS.findLast((kind) => unit >= LEAST[kind]) ?? "capital";

/** The size of a name, which is never smaller than can be read. */
export const nameSize = (unit: number): number =>
  Math.max(READ / unit, Math.min(NAME_SIZE, 19 / unit));
const GAP: Record<string, number> = { capital: 26, city: 16, garrison: 14, huaca: 6 };
const ROOM: Record<string, number> = { capital: 24, city: 13, garrison: 11, huaca: 5 };

const widthOf = (name: string, size: number): number => name.length * LETTER * size + 2;

/** How large all is drawn where these names are shown, at its largest. */
interface Scale {
  name: number;
  region: number;
  mark: number;
}

function scaleOf(named: Named): Scale {
  if (named === "huaca") return { name: NAME_SIZE, region: 12.5, mark: 1 };
  const unit = LEAST[named];
  return { name: nameSize(unit), region: regionSize(unit), mark: markScale(unit) };
}

/** What no name may cover: marks and names of regions, and the sites themselves. */
function obstacles(seats: number, { region: size, mark }: Scale): Box[] {
  const { regions, sites } = sideOf(seats);
  const names = regions.flatMap(({ name, label, start }) => {
    const wide = name.length * 0.368 * size;
    const top = label.y + (start ? -6 : 13) * mark;
    const line = { x: label.x - wide, y: top, width: 2 * wide, height: 1.12 * size };
    if (start) return [line];
    const [across, down] = [25 * mark, 13 * mark];
    return [line, { x: label.x - across, y: label.y - down, width: 2 * across, height: 25 * mark }];
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

interface Spot extends Box {
  anchor: Label["anchor"];
}

/** The eight places around a site, best first. */
function places(site: Site, size: number): Spot[] {
  const gap = GAP[site.kind]!;
  const width = widthOf(site.name, size);
  const height = HEIGHT * size;
  const corners: [number, number, Label["anchor"]][] = [
    [gap, -height / 2, "start"],
    [-gap - width, -height / 2, "end"],
    [-width / 2, gap - 2, "middle"],
    [-width / 2, -gap - height, "middle"],
    [gap * 0.8, gap * 0.5, "start"],
    [gap * 0.8, -gap * 0.5 - height, "start"],
    [-gap * 0.8 - width, gap * 0.5, "end"],
    [-gap * 0.8 - width, -gap * 0.5 - height, "end"],
  ];
  return corners.map(([x, y, anchor]) => ({
    x: site.x + x,
    y: site.y + y,
    width,
    height,
    anchor,
  }));
}

/** Where along a place its name is anchored. */
const PART = { start: 0, middle: 0.5, end: 1 };

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

function place(seats: number, named: Named): Placing {
  const scale = scaleOf(named);
  const boxes = obstacles(seats, scale);
  const order = sideOf(seats)
    .sites.filter(({ kind }) => KINDS.indexOf(kind) <= KINDS.indexOf(named))
    .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  const labels = order.map((site) => {
    const near = sideOf(seats).slots.filter((slot) => distance(site, slot) < FAR);
    const options = places(site, scale.name).map((spot, index) => ({
      spot,
      cost: covered(spot, boxes, near) + index * 0.6,
    }));
    const { anchor, ...box } = options.reduce((a, b) => (b.cost < a.cost ? b : a)).spot;
    boxes.push(box);
    const at = { x: box.x + box.width * PART[anchor], y: box.y + scale.name * 0.82 };
    return { site, at, anchor };
  });
  return { labels, boxes };
}

const placed = new Map<string, Placing>();

function placingOf(seats: number, named: Named): Placing {
  const key = `${seats} ${named}`;
  const known = placed.get(key) ?? place(seats, named);
  placed.set(key, known);
  return known;
}

export const labelsOf = (seats: number, named: Named): readonly Label[] =>
  placingOf(seats, named).labels;

/** Where names and marks are: nothing grows there. */
export const labelBoxes = (seats: number, named: Named = "huaca"): readonly Box[] =>
  placingOf(seats, named).boxes;
