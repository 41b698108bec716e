/** Names of regions beside the land, in two columns, each with a line to its region. */
import type { Point } from "../kit/camera.svelte";

export interface Named extends Point {
  id: string;
  name: string;
  /** Where the line to the region begins and ends. */
  from: number;
  at: Point;
  side: "start" | "end";
}

interface Place extends Point {
  id: string;
  name: string;
}

const EDGE = 12;
const LINE = 15.2;
const LETTER = 7.6;
/** What the longest name needs beside the land. */
export const WIDEST = 74;

/** Heights near those wanted, from top to bottom, no two nearer than a line. */
export function spread(wanted: readonly number[], height: number): number[] {
  const found: number[] = [];
  for (const y of wanted) found.push(Math.max(y, (found.at(-1) ?? EDGE - LINE) + LINE));
  let limit = height - EDGE;
  for (let index = found.length - 1; index >= 0; index--) {
    found[index] = Math.min(found[index]!, limit);
    limit = found[index]! - LINE;
  }
  return found;
}

function column(places: Place[], side: Named["side"], width: number, height: number): Named[] {
  const sorted = places.toSorted((a, b) => a.y - b.y);
  const heights = spread(
    sorted.map(({ y }) => y),
    height,
  );
  return sorted.map(({ id, name, x, y }, index) => {
    const left = side === "start";
    const reach = EDGE + name.length * LETTER;
    return {
      id,
      name,
      side,
      x: left ? EDGE : width - EDGE,
      y: heights[index]!,
      from: left ? reach : width - reach,
      at: { x, y },
    };
  });
}

/** From north to south, of two neighbours the western one in the sea, the other in the forest. */
export function listed(places: readonly Place[], width: number, height: number): Named[] {
  const sorted = places.toSorted((a, b) => a.y - b.y);
  const sides: [Place[], Place[]] = [[], []];
  for (let index = 0; index < sorted.length; index += 2) {
    const pair = sorted.slice(index, index + 2).toSorted((a, b) => a.x - b.x);
    sides[0].push(pair[0]!);
    if (pair[1]) sides[1].push(pair[1]);
  }
  return [...column(sides[0], "start", width, height), ...column(sides[1], "end", width, height)];
}
