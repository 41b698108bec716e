/** Walls, shadows and rims of a terrace, as paths around its middle on the ground. */
import { CORNERS, edge, EDGES, LIFT, WAYS } from "./geometry";

/** The two edges that face the reader. */
export const FRONT: readonly number[] = [1, 2];
/** Taller neighbours there throw their shadow: the light comes from the north-west. */
const SHADED: readonly (readonly [way: number, strength: number])[] = [
  [3, 0.2],
  [4, 0.26],
  [5, 0.12],
];

const short = (value: number): string => String(Math.round(value * 10) / 10);

function along(way: number, part: number, up: number): string {
  const [from, to] = EDGES[way]!.map((corner) => CORNERS[corner]!);
  const x = from!.x + (to!.x - from!.x) * part;
  const y = from!.y + (to!.y - from!.y) * part - up;
  return `${short(x)} ${short(y)}`;
}

/** A wall from one level down to another. */
export function wall(way: number, high: number, low: number): string {
  const [top, foot] = [high * LIFT, low * LIFT];
  return `M${along(way, 0, top)}L${along(way, 1, top)}L${along(way, 1, foot)}L${along(way, 0, foot)}Z`;
}

/** The joints of its stones, one course a level. */
export function seams(way: number, high: number, low: number): string {
  let path = "";
  for (let course = low; course < high; course++) {
    const [foot, top] = [course * LIFT, (course + 1) * LIFT];
    if (course > low) path += `M${along(way, 0, foot)}L${along(way, 1, foot)}`;
    for (const part of course % 2 ? [0.18, 0.5, 0.8] : [0.33, 0.66]) {
      path += `M${along(way, part, foot)}L${along(way, part, top)}`;
    }
  }
  return path;
}

export interface Shadow {
  path: string;
  strength: number;
}

/** What taller neighbours throw onto a cell. */
export function shadows(taller: (way: number) => number, up: number): Shadow[] {
  return SHADED.flatMap(([way, strength]) => {
    const levels = taller(way);
    if (levels <= 0) return [];
    const deep = 1 - Math.min(0.17 * levels + 0.06, 0.55);
    const [from, to] = EDGES[way]!.map((corner) => CORNERS[corner]!);
    const spots = [
      from!,
      to!,
      { x: to!.x * deep, y: to!.y * deep },
      { x: from!.x * deep, y: from!.y * deep },
    ];
    const path = `M${spots.map(({ x, y }) => `${short(x)} ${short(y - up)}`).join("L")}Z`;
    return [{ path, strength }];
  });
}

/** The edges that are not inside one tile; `from` 3: only those that catch the light. */
export function rim(inside: (way: number) => boolean, size: number, up: number, from = 0): string {
  return WAYS.map((_, way) =>
    way < from || inside(way) ? "" : edge(way, { x: 0, y: 0 }, size, up),
  ).join("");
}
