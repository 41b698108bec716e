/** What is printed on boards, tiles and cards, read from the game's own data. */
import bar from "../../../src/tampu/games/cuzco_feld/data/action_bar.json";
import cards from "../../../src/tampu/games/cuzco_feld/data/god_cards.json";
import goodsData from "../../../src/tampu/games/cuzco_feld/data/goods.json";
import masks from "../../../src/tampu/games/cuzco_feld/data/masks.json";
import missions from "../../../src/tampu/games/cuzco_feld/data/missions.json";
import tiles from "../../../src/tampu/games/cuzco_feld/data/tile_abilities.json";
import tracks from "../../../src/tampu/games/cuzco_feld/data/tracks.json";

export type Colour = "turquoise" | "violet" | "orange" | "pink";
export type Kind = "study" | "farm";
export type PathKind = "paved" | "rope";
export type God = "illapa" | "mama_quilla" | "viracocha" | "pachamama" | "mama_sara";
export type Goods = "soup" | "clothes" | "vase" | "jug" | "tools" | "jewels";
export type SpaceName =
  | "paved"
  | "rope"
  | "move"
  | "study"
  | "farm"
  | "study_farm"
  | "exchange"
  | "temple"
  | "headdress"
  | "vp";
export type Ability =
  | "offering"
  | "victory_points"
  | "feather"
  | "paved_road"
  | "knowledge"
  | "rope_bridge"
  | "god_card"
  | "quipu"
  | "circle"
  | "food"
  | "farming"
  | "studying";
/** CUZCO, I0 to I5, O0 to O5. */
export type Place = string;

export const COLOURS: readonly Colour[] = ["turquoise", "violet", "orange", "pink"];
export const KINDS: readonly Kind[] = ["study", "farm"];
export const ROUNDS = 6;
export const SEAT_LETTERS = "ABCD";

/** The paths and tiles that a space is for. */
export const PATHS_OF: Partial<Record<SpaceName, readonly PathKind[]>> = {
  paved: ["paved"],
  rope: ["rope"],
  move: ["paved", "rope"],
};
export const TILES_OF: Partial<Record<SpaceName, readonly Kind[]>> = {
  study: ["study"],
  farm: ["farm"],
  study_farm: ["study", "farm"],
};

/** The rule of what is done on a space. */
export const RULES_OF_SPACES: Readonly<Record<SpaceName, string>> = Object.fromEntries(
  Object.values(bar.spaces)
    .flat()
    .map(({ space, actions }) => [space, bar.actions[actions[0] as keyof typeof bar.actions].rule]),
) as Record<SpaceName, string>;

export interface Card {
  /** "01" to "15". */
  number: string;
  god: God;
  phases: readonly string[];
  rule: string;
}

const two = (number: number): string => String(number).padStart(2, "0");

const CARDS: readonly Card[] = cards.cards.map((card) => ({
  number: two(card.number),
  god: card.god as God,
  phases: card.phases,
  rule: card.rule_effect,
}));

export const cardOf = (number: string): Card => CARDS.find((card) => card.number === number)!;

/** What a goods tile costs in food and is worth. */
export const GOODS: Readonly<Record<Goods, { price: number; points: number }>> = Object.fromEntries(
  goodsData.types.map(({ key, price_food: price, vp: points }) => [key, { price, points }]),
) as Record<Goods, { price: number; points: number }>;

export interface AbilityInfo {
  key: Ability;
  rule: string;
  /** For 1, 2, 3 tiles, and 3 with one doubled. */
  values: readonly number[];
  /** Whether the value is a strength, not an amount. */
  strength: boolean;
  slide: number;
}

const ABILITIES: readonly AbilityInfo[] = tiles.abilities.map((ability) => ({
  key: ability.key as Ability,
  rule: ability.rule_effect,
  values: Object.values(ability.value_by_copies),
  strength: ability.value_meaning === "strength",
  slide: ability.slide_value,
}));

export const abilityOf = (key: string): AbilityInfo =>
  ABILITIES.find((ability) => ability.key === key)!;

/** VP of the circle tiles for dice 1 to 6. */
export const CIRCLE_POINTS: readonly number[] = masks.circle_tiles.map(({ vp }) => vp);
/** The slots of tiles in the order in which they are filled. */
export const TILE_SLOTS: readonly string[] = masks.tile_slots.map(({ slot }) => slot);
export const QUIPU_SLOTS: readonly string[] = masks.quipu_order;

export interface RoundInfo {
  headdress: number;
  priest: number;
}

/** Rounds that pay the same, one after the other: from, to, and what they pay. */
export const AGES: readonly (RoundInfo & { from: number; to: number })[] = tracks.rounds.reduce<
  (RoundInfo & { from: number; to: number })[]
>((ages, { round, headdress_bonus: headdress, vp_per_priest: priest }) => {
  const last = ages.at(-1);
  if (last?.headdress !== headdress || last.priest !== priest)
    return [...ages, { from: round, to: round, headdress, priest }];
  return [...ages.slice(0, -1), { ...last, to: round }];
}, []);

export const roundInfo = (round: number): RoundInfo => {
  const found = tracks.rounds.find((each) => each.round === round) ?? tracks.rounds[0]!;
  return { headdress: found.headdress_bonus, priest: found.vp_per_priest };
};

/** One condition of a mission, as the data has it. */
export interface Condition {
  count: string;
  /** Colour, ability, kind, god, goods, ring, points or token; "any" without one. */
  sort: string;
  least: number;
}

export interface MissionInfo {
  id: string;
  rule: string;
  grey: boolean;
  conditions: readonly Condition[];
}

type Row = { count: string; min: number } & Record<string, string | number>;
const SORTS = ["kind", "ability", "feather", "colour", "ring", "god", "type", "vp", "token"];
const NARROWED = ["feather", "vp", "ring"];

function conditionOf(row: Row): Condition {
  const key = SORTS.find((sort) => sort in row);
  const narrowed = key && NARROWED.includes(key) && row.count === "villages";
  return {
    count: narrowed ? `villages_${key}` : row.count,
    sort: key ? String(row[key]) : "any",
    least: row.min,
  };
}

export const MISSIONS: readonly MissionInfo[] = missions.missions.map((mission) => ({
  id: mission.id,
  rule: mission.rule,
  grey: mission.back === "grey",
  conditions: mission.requires.map((row) => conditionOf(row as unknown as Row)),
}));

export const missionOf = (id: string): MissionInfo => MISSIONS.find((each) => each.id === id)!;

/** What an exchange costs in pips. */
export const EXCHANGES: readonly { key: string; pips: number; rule: string }[] = bar.exchange.map(
  ({ key, pips, rule }) => ({ key, pips, rule }),
);
