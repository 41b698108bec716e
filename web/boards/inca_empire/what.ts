/** What is this? The key of its row in How to play, for everything on the map. */
import { ownersOn } from "./network";
import type { Mode } from "./offers";
import { isSite, isWay, regionOf, siteOf, wayOf } from "./printed";
import { buildingAt, provinceOf, type View } from "./view";

function wayIs(view: View, thing: string): string {
  if (wayOf(thing).wild) return "wild-road";
  return ownersOn(view, thing).length ? "road" : "slot";
}

function siteIs(view: View, thing: string): string {
  const { kind, renowned } = siteOf(thing);
  if (kind === "capital") return "cuzco";
  if (kind === "huaca") return "huaca";
  return buildingAt(view, thing) ?? (renowned ? `site_${thing}` : `${kind}-site`);
}

function regionIs(view: View, thing: string): string {
  const { start } = regionOf(thing);
  if (start) return `suyu_${start}`;
  return provinceOf(view, thing)?.state === "conquered" ? "conquered" : "region";
}

/** A slot, a site or a region. */
export function placeIs(view: View, thing: string): string {
  if (isWay(thing)) return wayIs(view, thing);
  return isSite(thing) ? siteIs(view, thing) : regionIs(view, thing);
}

/** What lies on a region: its marker, or the sign of its owner. */
export function markIs(view: View, region: string): string {
  const province = provinceOf(view, region);
  if (province?.state === "conquered") return "conquered";
  return province?.marker ? markerIs(province.marker) : "face-down";
}

export const markerIs = (kind: string): string => `marker_${kind.toLowerCase()}`;

export const cardIs = (card: string): string => `card_${card}`;

/** The sign of a player; before colours are dealt, nothing of its own. */
export function seatIs(view: View, seat: number): string | undefined {
  const colour = view.owners[seat]?.colour;
  return colour ? `suyu_${colour}` : undefined;
}

/** Something to do: what it costs and brings. */
export const deedIs = (deed: Mode | "pilgrimage"): string => `deed_${deed}`;
