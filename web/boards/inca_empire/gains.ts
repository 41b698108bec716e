/** What an answer pays: at once to the builder, and at the next Sapa Inca phase to everybody. */
import type { Target } from "./candidates";
import { joined } from "./network";
import { cardOf, markerOf, siteOf, workOf } from "./printed";
import { buildingAt, provinceOf, type Owner, type View } from "./view";

export interface Gains {
  /** Points at once, by seat. */
  now: number;
  /** How many points more each seat would score at the next Sapa Inca phase. */
  later: number[];
}

const WORKS: Record<string, string> = {
  city: "city",
  garrison: "garrison",
  temple: "temple",
  terrace: "terrace",
  convert: "garrison_to_city",
};

/** Points that cards add to a work (IE-736, IE-746). */
function added(owner: Owner, work: string): number {
  return owner.acting.reduce((sum, { card, copies }) => {
    const printed = cardOf(card);
    const pays = printed?.modifier === "vp" && printed.scope.includes(work);
    return pays ? sum + printed.amount * copies : sum;
  }, 0);
}

function nowOf(view: View, owner: Owner, { verb, thing }: Target): number {
  if (verb === "conquer" || verb === "rapid") {
    const marker = provinceOf(view, thing)?.marker;
    return marker ? markerOf(marker).vp : 0;
  }
  const work = WORKS[verb];
  if (!work) return 0;
  const bonus = verb === "temple" ? siteOf(thing).bonus : 0;
  return workOf(work).points + bonus + added(owner, work);
}

/** IE-805 to IE-807: what a site is worth to everybody who is connected to it. */
export function siteWorth(view: View, site: string): number {
  const building = buildingAt(view, site);
  const temple = view.temples.includes(site) ? workOf("temple").sapa : 0;
  return (building ? workOf(building).sapa : 0) + temple;
}

function laterOf(view: View, seat: number, { verb, thing }: Target): number[] {
  const nothing = view.owners.map(() => 0);
  if (verb === "terrace") return nothing.with(seat, workOf("terrace").sapa);
  if (verb === "road" || verb === "double" || verb === "wild")
    return nothing.with(seat, reachedWorth(view, view.owners[seat]!, thing));
  if (verb === "conquer" || verb === "rapid") return nothing;
  const worth =
    verb === "convert" ? workOf("city").sapa - workOf("garrison").sapa : workOf(WORKS[verb]!).sapa;
  return view.owners.map(({ network }) => (network.includes(thing) ? worth : 0));
}

/** What the buildings are worth that a new road would join to the network. */
function reachedWorth(view: View, owner: Owner, road: string): number {
  const before = new Set(owner.network);
  return joined([...owner.slots, ...owner.doubles, ...owner.wilds, road])
    .filter((site) => !before.has(site))
    .reduce((sum, site) => sum + siteWorth(view, site), 0);
}

export function gainsOf(view: View, seat: number, target: Target): Gains {
  const owner = view.owners[seat]!;
  return { now: nowOf(view, owner, target), later: laterOf(view, seat, target) };
}
