/** The arithmetic of the graph: scales, steps, values. */
import type { Series } from "../../boards/contract";

export interface Scale {
  least: number;
  most: number;
  last: number;
  ticks: number[];
}

const NICE = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/** From a round number below everything to one above, in about four steps. */
export function scaleOf(series: Series[]): Scale {
  const points = series.flatMap((one) => one.points);
  const ys = points.map((point) => point.y);
  const low = Math.min(0, ...ys);
  const high = Math.max(1, ...ys);
  const step = NICE.find((nice) => (high - low) / nice <= 5) ?? 500;
  const least = Math.floor(low / step) * step;
  const most = Math.ceil(high / step) * step;
  const ticks = Array.from({ length: (most - least) / step + 1 }, (_, i) => least + i * step);
  return { least, most, last: Math.max(1, ...points.map((point) => point.x)), ticks };
}

/** The value at a line: the last one that was reached. */
export function valueAt(series: Series, x: number): number {
  const before = series.points.filter((point) => point.x <= x);
  return before.at(-1)?.y ?? series.points[0]?.y ?? 0;
}

/** All lines at which something changed, in order. */
export function stops(series: Series[]): number[] {
  const xs = series.flatMap((one) => one.points.map((point) => point.x));
  return [...new Set(xs)].sort((a, b) => a - b);
}

/** Labels at the right end must not lie on each other, nor below the picture. */
export function spread(ys: number[], gap: number, most: number): number[] {
  const order = ys.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let least = -Infinity;
  for (const one of order) {
    one.y = Math.max(one.y, least);
    least = one.y + gap;
  }
  let low = most;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, low);
    low = one.y - gap;
  }
  const placed = ys.map(() => 0);
  for (const { y, i } of order) placed[i] = y;
  return placed;
}
