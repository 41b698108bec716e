/** What an event tells about the map: of which sites, roads and regions it speaks. */
import type { Point } from "../kit/camera.svelte";
import type { EventTold } from "../contract";
import { textIn, textsIn } from "../kit/facts";
import { middleOf } from "./geometry";
import { isRegion, isSite, isWay, regionOf, siteOf } from "./printed";

export interface Happening {
  seat: number | null;
  sites: string[];
  ways: string[];
  regions: string[];
  /** What is worth looking at. */
  at: Point;
  points: number;
}

const SPEAK_OF_SITES = ["site", "to_site"];

/** Null for an event that touches no place. */
export function happeningOf(event: EventTold | null): Happening | null {
  if (!event) return null;
  const named = (name: string, known: (id: string) => boolean): string[] => {
    const id = textIn(event, name);
    return id !== null && known(id) ? [id] : [];
  };
  const sites = SPEAK_OF_SITES.flatMap((name) => named(name, isSite));
  const ways = [...named("road", isWay), ...textsIn(event, "roads").filter(isWay)];
  const regions = named("region", isRegion);
  const at = placeOf(sites, ways, regions);
  if (!at) return null;
  const seat = event.seat < 0 ? null : event.seat;
  return { seat, sites, ways, regions, at, points: event.points };
}

/** Where something happened last, to look there again; null: nowhere yet. */
export function lastPlace(told: readonly { event: EventTold; undone: boolean }[]): Point | null {
  for (let index = told.length - 1; index >= 0; index--) {
    const { event, undone } = told[index]!;
    const happening = undone ? null : happeningOf(event);
    if (happening) return happening.at;
  }
  return null;
}

function placeOf(sites: string[], ways: string[], regions: string[]): Point | null {
  if (ways.length) return middleOf(ways[0]!);
  if (sites.length) return siteOf(sites[0]!);
  return regions.length ? regionOf(regions[0]!).label : null;
}

export const isOnMap = (thing: string): boolean => isWay(thing) || isSite(thing) || isRegion(thing);

/** Where a thing is, whatever it is. */
export function spotOf(thing: string): Point {
  if (isWay(thing)) return middleOf(thing);
  return isSite(thing) ? siteOf(thing) : regionOf(thing).label;
}
