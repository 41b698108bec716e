/** Where an action not yet begun could lead: to show it before anything is sent. The server judges
 *  every answer; this is only what the page lights up. */
import { ownersOn } from "./network";
import { sideOf, siteOf, touched, type Way } from "./printed";
import {
  acting,
  buildingAt,
  isConquered,
  provinceOf,
  type Owner,
  type View,
  type Work,
} from "./view";

export type Verb =
  "road" | "double" | "wild" | "city" | "garrison" | "temple" | "convert" | "conquer" | "terrace";

/** What can be chosen on the map: an answer, the thing it names and its price. */
export interface Target {
  action: string;
  verb: Verb | "rapid";
  thing: string;
  price: number;
}

const open = (view: View, site: string): boolean =>
  touched(view.seats, site).some((region) => isConquered(view, region));

/** IE-510, IE-511: an end in the network, an end on conquered ground. */
function reachable(view: View, network: ReadonlySet<string>, { a, b }: Way): boolean {
  return (network.has(a) || network.has(b)) && (open(view, a) || open(view, b));
}

function wildRoads(view: View, owner: Owner, network: ReadonlySet<string>): [Verb, Way][] {
  if (owner.wild_roads <= view.turn.wild_used) return [];
  const side = sideOf(view.seats);
  const doubles = side.slots.filter((slot) => {
    const owners = ownersOn(view, slot.id);
    return owners.length > 0 && !owners.includes(owner.seat);
  });
  const wilds = side.wilds.filter(
    ({ id }) => !owner.wilds.includes(id) && !view.crossed.includes(id),
  );
  const ways: [Verb, Way][] = [
    ...doubles.map((way): [Verb, Way] => ["double", way]),
    ...wilds.map((way): [Verb, Way] => ["wild", way]),
  ];
  return ways.filter(([, way]) => reachable(view, network, way));
}

/** IE-507 to IE-511, IE-720 to IE-726. */
export function roadTargets(view: View, seat: number, price: number): Target[] {
  const owner = view.owners[seat]!;
  const network = new Set(owner.network);
  const slots = sideOf(view.seats).slots.filter(
    (slot) => ownersOn(view, slot.id).length === 0 && reachable(view, network, slot),
  );
  const ways: [Verb, Way][] = [
    ...slots.map((way): [Verb, Way] => ["road", way]),
    ...wildRoads(view, owner, network),
  ];
  return ways.map(([verb, { id }]) => ({ action: `${verb} ${id}`, verb, thing: id, price }));
}

type Fits = (view: View, owner: Owner, site: string) => boolean;

const FITS: Partial<Record<Work, [Verb, Fits]>> = {
  city: [
    "city",
    (view, _, site) =>
      siteOf(site).kind === "city" && buildingAt(view, site) === null && open(view, site),
  ],
  garrison: [
    "garrison",
    (view, _, site) =>
      siteOf(site).kind === "garrison" && buildingAt(view, site) === null && open(view, site),
  ],
  temple: ["temple", templeFits],
  garrison_to_city: [
    "convert",
    (view, owner, site) =>
      acting(view, owner.seat, "strategic_point") > 0 && buildingAt(view, site) === "garrison",
  ],
};

/** IE-640, IE-641, IE-643, IE-770, IE-771. */
function templeFits(view: View, { seat }: Owner, site: string): boolean {
  const { turn } = view;
  const barred = turn.pilgrimage_made || (turn.laid > 0 && acting(view, seat, "solar_eclipse") > 0);
  const building = buildingAt(view, site);
  const carries =
    building === "city" || (building === "garrison" && acting(view, seat, "religious_fervour") > 0);
  return !barred && carries && !view.temples.includes(site);
}

/** IE-631: the regions that a network touches. */
export function reachOf(view: View, owner: Owner): ReadonlySet<string> {
  return new Set(owner.network.flatMap((site) => touched(view.seats, site)));
}

function conquests(view: View, owner: Owner): Target[] {
  const reach = reachOf(view, owner);
  return view.provinces
    .filter(({ region, state }) => state === "open" && reach.has(region))
    .map(({ region, marker }) => ({
      action: `conquer ${region}`,
      verb: "conquer",
      thing: region,
      price: owner.conquest_costs[marker!]!,
    }));
}

function terraces({ markers, terraces: built, costs }: Owner): Target[] {
  return markers
    .filter((region) => !built.includes(region))
    .map((region) => ({
      action: `terrace ${region}`,
      verb: "terrace",
      thing: region,
      price: costs.terrace!,
    }));
}

/** The targets of a development that can be paid. */
export function workTargets(view: View, seat: number, work: Work): Target[] {
  const owner = view.owners[seat]!;
  return allTargets(view, owner, work).filter(({ price }) => price <= owner.workers);
}

function allTargets(view: View, owner: Owner, work: Work): Target[] {
  if (work === "extra_road") return roadTargets(view, owner.seat, owner.costs.extra_road!);
  if (work === "conquest") return conquests(view, owner);
  if (work === "terrace") return terraces(owner);
  const [verb, fits] = FITS[work]!;
  return owner.network
    .filter((site) => fits(view, owner, site))
    .map((site) => ({
      action: `${verb} ${site}`,
      verb,
      thing: site,
      price: owner.costs[work]!,
    }));
}

/** Whether the marker of a region lies open. */
export const markerAt = (view: View, region: string): string | null =>
  provinceOf(view, region)?.marker ?? null;
