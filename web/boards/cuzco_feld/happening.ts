/** What an event tells about the table: of which places, spaces and rooms it speaks. */
import type { EventTold } from "../contract";
import { textIn, textsIn } from "../kit/facts";
import type { Place } from "./printed";

const isPlace = (text: string): boolean => /^(CUZCO|[IO][0-5])$/.test(text);

/** The places of the map that an event names. */
export function placesIn(event: EventTold | null): Place[] {
  if (!event) return [];
  const one = textIn(event, "place");
  return [...(one ? [one] : []), ...textsIn(event, "places")].filter(isPlace);
}

export type Room = "university" | "temple" | "market" | "palace" | "gods" | "tiles";

const ROOMS: readonly [RegExp, Room][] = [
  [/^CF-(41[3]|42[35]|80[2-5])$/, "university"],
  [/^CF-(50[1-5]|612|81[1-4])$/, "temple"],
  [/^CF-(82[1-6]|603|853|112)$/, "market"],
  [/^CF-(83[1-9]|604|86[23]|11\d\d|113)$/, "palace"],
  [/^CF-(635|62[14]|631|109)$/, "gods"],
  [/^CF-(404|110|609)$/, "tiles"],
];

/** The part of the capital in which an event happens. */
export function roomOf(event: EventTold | null): Room | null {
  return event ? (ROOMS.find(([rule]) => rule.test(event.rule))?.[1] ?? null) : null;
}

/** The space of the bar that an event names. */
export const spaceIn = (event: EventTold | null): string | null =>
  event ? textIn(event, "space") : null;
