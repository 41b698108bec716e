/** Missions in words and signs, put together from their conditions. */
import type { Words } from "../../shell/speech/words.svelte";
import { missionOf, type Ability, type Condition } from "./printed";
import type { Mission } from "./view";

/** "3 orange feathers", "1 study tile and 1 farm tile". */
export function missionText(id: string, words: Words): string {
  const { conditions } = missionOf(id);
  if (conditions.length > 2) {
    const points = words.list(conditions.map(({ sort }) => sort));
    return words.say("cf-need-values", { points });
  }
  return words.list(conditions.map((condition) => conditionText(condition, words)));
}

function conditionText({ count, sort, least }: Condition, words: Words): string {
  return words.say("cf-need", { count, sort, least });
}

/** How far a mission is: all conditions added up, nothing counted twice over its need. */
export function progressOf({ needs }: Mission): { have: number; least: number } {
  const have = needs.reduce((sum, need) => sum + Math.min(need.have, need.least), 0);
  return { have, least: needs.reduce((sum, need) => sum + need.least, 0) };
}

export const ABILITY_SIGNS: Record<Ability, string> = {
  offering: "offering",
  victory_points: "vp",
  feather: "feather",
  paved_road: "paved",
  knowledge: "know",
  rope_bridge: "rope",
  god_card: "god",
  quipu: "quipu",
  circle: "circle",
  food: "food",
  farming: "farm",
  studying: "study",
};

export interface MissionSign {
  sign: string;
  /** For signs without a colour of their own. */
  colour: string | null;
  /** On the ground of a god or of a tile. */
  ground: string | null;
  /** A small figure beside the sign. */
  note: string;
}

const plain = (sign: string, note = ""): MissionSign => ({
  sign,
  colour: null,
  ground: null,
  note,
});

const COUNTED: Record<string, string> = {
  priests_on_temple: "priest",
  food: "food",
  offerings: "offering",
  inti: "inti",
  active_circles: "circle",
  villages: "village",
  distinct_feather_colours: "headdress",
};

/** What a condition looks like. */
function signOf({ count, sort }: Condition): MissionSign {
  if (count === "feathers") return sort === "any" ? plain("headdress") : feathered("feather", sort);
  if (count === "villages_feather") return feathered("village", sort);
  if (count === "villages_vp") return plain("village", sort);
  if (count === "villages_ring") return plain("village", sort === "inner" ? "◉" : "◯");
  if (count === "tiles") return plain(sort);
  if (count === "distinct_abilities") return plain(sort, "≠");
  if (count === "tiles_slid_down") return plain(sort === "any" ? "down" : sort, "↓");
  if (count === "tiles_with_ability")
    return { ...plain(ABILITY_SIGNS[sort as Ability]), ground: "tile" };
  if (count === "god_cards") return { ...plain(sort), ground: sort };
  if (count === "distinct_gods") return plain("god", "≠");
  if (count === "same_god") return plain("god", "=");
  if (count === "goods") return plain(sort === "any" ? "goods" : sort);
  if (count === "distinct_goods") return plain("goods", "≠");
  if (count === "order_token") return plain("token", sort);
  return plain(COUNTED[count] ?? "vp");
}

const feathered = (sign: string, colour: string): MissionSign => ({
  ...plain(sign),
  colour: `var(--cf-${colour})`,
});

/** The signs of a mission with how many of each it takes; one sign for many villages. */
export function missionSigns(id: string): { count: number; sign: MissionSign }[] {
  const { conditions } = missionOf(id);
  if (conditions.length > 2) return [{ count: conditions.length, sign: plain("village", "1–7") }];
  return conditions.map((condition) => ({ count: condition.least, sign: signOf(condition) }));
}
