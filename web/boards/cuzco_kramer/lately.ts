/** What the others changed on the board since this seat did last. */
import type { BoardProps } from "../contract";
import { happeningOf, type Happening } from "./happening";
import type { Cell, View } from "./view";

export interface News {
  seat: number;
  cells: Cell[];
}

/** Newest first. An onlooker did nothing since which anything could be new. */
export function lately(told: BoardProps<View>["told"], seat: number | null): News[] {
  if (seat === null) return [];
  const news: News[] = [];
  for (const { event, undone } of told.toReversed()) {
    const cells = undone ? [] : changedBy(happeningOf(event));
    if (!cells.length) continue;
    if (event.seat === seat) break;
    news.push({ seat: event.seat, cells });
  }
  return news;
}

/** The cells on which something lies or stands now that did not before, or left. */
function changedBy(happening: Happening | null): Cell[] {
  if (!happening) return [];
  const { laid, dug, to, left, temple } = happening;
  return [...laid, ...dug, to, left, temple].filter((cell) => cell !== null);
}
