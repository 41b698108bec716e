/** The table as one seat sees it: `tampu.games.inca_empire.picture`, as the server describes it. */
import type { components } from "../../wire/schema";
import type { Colour, PhaseKind } from "./printed";

export type Step =
  | "sun_card"
  | "sun_quarter"
  | "people_next"
  | "road_pick"
  | "dev_kind"
  | "dev_target"
  | "dev_repeat"
  | "rapid_conquest"
  | "pilgrimage_card"
  | "pilgrimage_slot"
  | "over"
  | string;

/** The works that cards and costs speak of. */
export type Work =
  "city" | "garrison" | "conquest" | "temple" | "terrace" | "extra_road" | "garrison_to_city";

/** How an action of the turn stands. */
type Stands = "fresh" | "open" | "closed" | "replaced" | "lost";

type Schemas = components["schemas"];

export type Acting = Schemas["inca_empire.Acting"];
export type Owner = Omit<Schemas["inca_empire.Owner"], "colour"> & { colour: Colour | null };
/** `state`: suyu, hidden, open or conquered. */
export type Province = Schemas["inca_empire.Province"];
export type Quarter = Omit<Schemas["inca_empire.Quarter"], "colours"> & { colours: Colour[] };
/** `era` and `column` count from 1, `row` from 0. */
type Moment = Omit<Schemas["inca_empire.Moment"], "phase"> & { phase: PhaseKind };
type Turn = Omit<Schemas["inca_empire.Turn"], "road_action" | "development"> & {
  road_action: Stands;
  development: Stands;
};

/** `track`: seats from the first to the last place. */
export type View = Omit<Schemas["inca_empire.View"], "moment" | "turn" | "owners" | "quarters"> & {
  moment: Moment | null;
  turn: Turn;
  owners: Owner[];
  quarters: Quarter[];
};

const byRegion = new WeakMap<readonly Province[], ReadonlyMap<string, Province>>();

export function provinceOf(view: View, region: string): Province | null {
  let known = byRegion.get(view.provinces);
  if (!known) {
    known = new Map(view.provinces.map((province) => [province.region, province]));
    byRegion.set(view.provinces, known);
  }
  return known.get(region) ?? null;
}

export function seatOfColour(view: View, colour: Colour): number | null {
  return view.owners.find((owner) => owner.colour === colour)?.seat ?? null;
}

export type Building = "city" | "garrison";

export function buildingAt(view: View, site: string): Building | null {
  if (view.cities.includes(site)) return "city";
  return view.garrisons.includes(site) ? "garrison" : null;
}
