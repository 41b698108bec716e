/** The final count: what each city paid to whom, and why. */
import type { EventTold, StepTold } from "../contract";
import { numberIn, numbersIn, textIn, textsIn } from "../kit/facts";
import type { Cell, Rank, View } from "./view";

/** Players who stand equally high in a city. */
export interface Place {
  place: number;
  ranks: Rank[];
}

/** One city in one player's final count. */
export interface Counted {
  rule: string;
  seat: number;
  points: number;
  cell: Cell;
  value: number;
  places: Place[];
}

const RULES = ["CK-806", "CK-807", "CK-808"];

/** CK-806 to CK-808: the city that this event counts; null for other events. */
export function countedIn(event: EventTold | null): Counted | null {
  if (!event || !RULES.includes(event.rule)) return null;
  const levels = textsIn(event, "levels").map((text) => text.split("-").map(Number));
  const places = numbersIn(event, "places");
  const ranks = numbersIn(event, "rivals").map((seat, at) => ({
    seat,
    levels: levels[at] ?? [],
    place: places[at]!,
  }));
  return {
    rule: event.rule,
    seat: event.seat,
    points: event.points,
    cell: textIn(event, "cell") ?? "",
    value: numberIn(event, "value"),
    places: byPlace(ranks),
  };
}

/** The ranks as the engine put them, those that share a place together. */
export function byPlace(ranks: readonly Rank[]): Place[] {
  const places = [...new Set(ranks.map(({ place }) => place))];
  return places.map((place) => ({ place, ranks: ranks.filter((rank) => rank.place === place) }));
}

/** The place of a seat in the city; null without an Inca there. */
export function placeOf(counted: Counted, seat: number): number | null {
  const found = counted.places.find(({ ranks }) => ranks.some((rank) => rank.seat === seat));
  return found?.place ?? null;
}

/** The entry of a list that decides its comparison with the list behind it; -1: equal or alone. */
export function deciding(rank: Rank, behind: Rank | undefined): number {
  if (!behind) return -1;
  return rank.levels.findIndex((level, at) => level !== (behind.levels[at] ?? 0));
}

const counts = new WeakMap<View, Counted[]>();

/** Keeps the count with the last view of the game, for the page under the score sheet. */
export function keepCount(view: View, steps: StepTold[]): Counted[] {
  const found = steps
    .filter((step) => !step.undone)
    .flatMap((step) => step.events.map(countedIn))
    .filter((counted) => counted !== null);
  counts.set(view, found);
  return found;
}

export function countKept(view: View): Counted[] {
  return counts.get(view) ?? [];
}
