/** What the others changed on the board since this seat did last; for an onlooker, what the last one
 *  who changed anything did. */
import type { EventTold } from "../contract";

export interface News<Place> {
  seat: number;
  places: Place[];
}

/** Newest first. `changed`: the places that an event changes; none for one that changes nothing. */
export function lately<Place>(
  told: readonly { event: EventTold; undone: boolean }[],
  seat: number | null,
  changed: (event: EventTold) => Place[],
): News<Place>[] {
  const news: News<Place>[] = [];
  for (let index = told.length - 1; index >= 0; index--) {
    const { event, undone } = told[index]!;
    const places = undone ? [] : changed(event);
    if (!places.length) continue;
    const over = seat === null ? news.some((one) => one.seat !== event.seat) : event.seat === seat;
    if (over) break;
    news.push({ seat: event.seat, places });
  }
  return news;
}
