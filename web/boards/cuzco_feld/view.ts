/** The table as one seat sees it: `tampu.games.cuzco_feld.picture`, as the server describes it. */
import type { components } from "../../wire/schema";
import type { Ability, Colour, God, Goods, Kind, PathKind, Place, SpaceName } from "./printed";

type Schemas = components["schemas"];

export type Die = Omit<Schemas["cuzco_feld.Die"], "space"> & { space: SpaceName | null };
type Space = Omit<Schemas["cuzco_feld.Space"], "space" | "dice"> & {
  space: SpaceName;
  dice: Die[];
};
/** What one own die could do on a space: the powers it needs, or the rule that refuses it. */
export type Offer = Omit<Schemas["cuzco_feld.Offer"], "space"> & { space: SpaceName };
export type Village = Omit<Schemas["cuzco_feld.Village"], "place" | "feather"> & {
  place: Place;
  feather: Colour;
};
export type Road = Omit<Schemas["cuzco_feld.Road"], "ends" | "kind"> & {
  ends: Place[];
  kind: PathKind;
};
type GodSeen = Omit<Schemas["cuzco_feld.God"], "god"> & { god: God };
type Turn = Omit<Schemas["cuzco_feld.Turn"], "space" | "colour"> & {
  space: SpaceName | null;
  colour: Colour | null;
};
export type Tile = Omit<Schemas["cuzco_feld.Tile"], "kind" | "ability"> & {
  kind: Kind;
  ability: Ability;
};
export type Mission = Schemas["cuzco_feld.Mission"];
export type Mask = Omit<
  Schemas["cuzco_feld.MaskSeen"],
  | "feathers"
  | "slots"
  | "start"
  | "villages"
  | "tops"
  | "chasqui"
  | "tiles"
  | "goods"
  | "shown"
  | "dice"
> & {
  feathers: (Colour | null)[];
  slots: Colour[];
  start: Colour | null;
  villages: Place[];
  tops: Place[];
  chasqui: Place;
  tiles: Tile[];
  goods: Goods[];
  shown: God[];
  dice: Die[];
};

type Changed =
  | "villages"
  | "roads"
  | "spaces"
  | "offers"
  | "turn"
  | "masks"
  | "gods"
  | "study_row"
  | "farm_row"
  | "market"
  | "phase";
export type Phase = "setup" | "I" | "II" | "capital" | "market" | "palace" | "end";

/** `order`: seats by their tokens; `track`: seats as the knowledge track has them, furthest first. */
export type View = Omit<Schemas["cuzco_feld.View"], Changed> & {
  phase: Phase;
  villages: Village[];
  roads: Road[];
  spaces: Space[];
  offers: Offer[];
  turn: Turn;
  masks: Mask[];
  gods: GodSeen[];
  study_row: (Ability | null)[];
  farm_row: (Ability | null)[];
  market: Goods[][];
};

/** Whether a step of the own Chasqui would bring something at this place. */
export const gainsAt = (view: View, place: string): boolean =>
  view.seat !== null && view.masks[view.seat]!.gains.includes(place);

export const villageAt = (view: View, place: string): Village | null =>
  view.villages.find((village) => village.place === place) ?? null;

export const rowOf = (view: View, kind: Kind): (Ability | null)[] =>
  kind === "study" ? view.study_row : view.farm_row;

/** The seats that stand on a space of the knowledge track, from the bottom to the top. */
export function markersOn(view: View, space: number): number[] {
  return view.masks
    .map(({ seat }) => seat)
    .filter((seat) => view.masks[seat]!.knowledge === space)
    .sort((a, b) => rankOf(view, b) - rankOf(view, a));
}

const rankOf = (view: View, seat: number): number => view.track.indexOf(seat);

/** Where the Chasqui of a seat can go from a place: the path to each neighbour. */
export function pathsFrom(view: View, place: Place): { to: Place; road: Road }[] {
  return view.roads.flatMap((road) => {
    const at = road.ends.indexOf(place);
    return at < 0 ? [] : [{ to: road.ends[1 - at]!, road }];
  });
}
