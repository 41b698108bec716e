/** What a piece is called in the tables of How to play: by this key it answers "What is this?". */
import { canonical } from "../../../src/tampu/games/cuzco_feld/data/map.json";
import type { Ability, Colour, Goods } from "./printed";
import type { Village } from "./view";

export const abilityThing = (ability: Ability): string => `ability-${ability}`;
export const circleThing = (active: boolean): string => (active ? "circle-active" : "circle");
export const featherThing = (colour: Colour, full: boolean): string =>
  `feather-${full ? colour : "slot"}`;
export const goodsThing = (goods: Goods): string => `goods-${goods}`;
export const missionThing = (mission: string): string => `mission-${mission.toLowerCase()}`;

/** The tables tell the printed map; on a shuffled one other feathers and points may lie there. */
export function villageThing({ place, feather, points }: Village): string {
  const printed = canonical.villages[place as keyof typeof canonical.villages];
  const isPrinted = printed.feather === feather && printed.vp === points;
  return isPrinted ? `village-${place.toLowerCase()}` : "village";
}
