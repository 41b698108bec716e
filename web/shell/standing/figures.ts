/** The arithmetic of one's results: shares, durations, and the scale of a curve. */
import type { SourceModule } from "../../boards/contract";
import type { Meeting, MyResults } from "../../wire/types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long, in the unit in which people would say it. */
export function lasting(seconds: number): { unit: "minutes" | "hours" | "days"; number: number } {
  if (seconds < 100 * MINUTE)
    return { unit: "minutes", number: Math.max(1, Math.round(seconds / MINUTE)) };
  if (seconds < 2 * DAY) return { unit: "hours", number: Math.round(seconds / HOUR) };
  return { unit: "days", number: Math.round(seconds / DAY) };
}

export interface Source {
  source: string;
  points: number;
  games: number;
}

/** Points by source: those that the score sheet tells together are one; the most first. */
export function sourcesOf(sources: MyResults["sources"], module: SourceModule): Source[] {
  const found = new Map<string, Source>();
  for (const { rule, points, games } of sources) {
    const source = module.sourceOf(rule);
    const one = found.get(source) ?? { source, points: 0, games: 0 };
    one.points += points;
    one.games = Math.max(one.games, games);
    found.set(source, one);
  }
  return [...found.values()].sort((a, b) => b.points - a.points);
}

export interface Places {
  seats: number;
  games: number;
  /** How often on each place, from the first. */
  counts: number[];
}

/** The places, by number of players. */
export function placesOf(told: MyResults["places"]): Places[] {
  const sizes = [...new Set(told.map(({ seats }) => seats))];
  return sizes.map((seats) => {
    const counts = Array.from({ length: seats }, () => 0);
    for (const each of told) if (each.seats === seats) counts[each.place - 1] += each.games;
    return { seats, counts, games: counts.reduce((sum, count) => sum + count, 0) };
  });
}

/** Better, alike, worse. */
export const meetingCounts = ({ ahead, level_with, behind }: Meeting): number[] => [
  ahead,
  level_with,
  behind,
];

/** Round numbers below and above everything, and some between. */
export function ratingScale(values: number[]): { least: number; most: number; ticks: number[] } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = [50, 100, 200, 250, 500].find((each) => (high - low) / each <= 5) ?? 1000;
  const least = Math.floor(low / step) * step;
  const most = Math.max(least + step, Math.ceil(high / step) * step);
  const ticks = Array.from(
    { length: Math.round((most - least) / step) + 1 },
    (_, i) => least + i * step,
  );
  return { least, most, ticks };
}
