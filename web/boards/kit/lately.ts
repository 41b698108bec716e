/** What the others changed on the board since this seat did last. */
import type { EventTold } from "../contract";

export interface News<Place> {
  seat: number;
  places: Place[];
}

/** Newest first. `changed`: the places that an event changes; none for one that changes nothing. An
 *  onlooker did nothing since which anything could be new. */
export function lately<Place>(
  told: readonly { event: EventTold; undone: boolean }[],
  seat: number | null,
  changed: (event: EventTold) => Place[],
): News<Place>[] {
  const news: News<Place>[] = [];
  if (seat === null) return news;
  for (let index = told.length - 1; index >= 0; index--) {
    const { event, undone } = told[index]!;
    const places = undone ? [] : changed(event);
    if (!places.length) continue;
    if (event.seat === seat) break;
    news.push({ seat: event.seat, places });
  }
  return news;
}
