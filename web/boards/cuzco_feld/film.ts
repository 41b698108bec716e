/** Phase III and the final scoring, kept in a table while they are shown bridge by bridge. */
import type { EventTold } from "../contract";
import { numberIn } from "../kit/facts";

/** The bridges of phase III, and the last reckoning. */
export type Bridge = "university" | "temple" | "market" | "palace" | "end";

export const BRIDGES: readonly Bridge[] = ["university", "temple", "market", "palace", "end"];

const STOPS: readonly [RegExp, Bridge][] = [
  [/^CF-80[2-5]$/, "university"],
  [/^CF-81[1-4]$/, "temple"],
  [/^CF-(82[1-6]|603)$/, "market"],
  [/^CF-(83\d|604|11\d\d)$/, "palace"],
  [/^CF-(85[1-4]|86\d|87\d|88[12])$/, "end"],
];

export const bridgeOf = (rule: string): Bridge | null =>
  STOPS.find(([pattern]) => pattern.test(rule))?.[1] ?? null;

/** One thing that happened on a bridge. */
export interface Cell {
  rule: string;
  points: number;
  /** The new turn-order token. */
  token: number | null;
  event: EventTold;
}

export interface Film {
  bridge: Bridge;
  /** By seat: what happened on this bridge so far. */
  cells: Cell[][];
  last: EventTold;
}

/** The film after one more event; null when the event belongs to no bridge. */
export function filmed(before: Film | null, event: EventTold, seats: number): Film | null {
  const bridge = bridgeOf(event.rule);
  if (!bridge) return null;
  const cells =
    before?.bridge === bridge
      ? before.cells.map((row) => [...row])
      : Array.from({ length: seats }, (): Cell[] => []);
  const token = "token" in event.facts ? numberIn(event, "token") : null;
  if (event.seat >= 0)
    cells[event.seat]?.push({ rule: event.rule, points: event.points, token, event });
  return { bridge, cells, last: event };
}

export const sumOf = (cells: readonly Cell[]): number =>
  cells.reduce((sum, { points }) => sum + points, 0);
