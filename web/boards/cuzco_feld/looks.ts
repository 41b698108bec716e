/** What is told of a card, tile, mission, village or space before it is used, and how to use it. */
import { thingOf } from "../kit/notation";
import type { Words } from "../../shell/speech/words.svelte";
import type { Look, Use } from "../kit/look";
import type { FeldDraft } from "./draft.svelte";
import { effectWords, needWords } from "./effectWords";
import { HELPER, labelOf, pipsOf } from "./labels";
import { tileWords } from "./maskWords";
import { missionText, progressOf } from "./missionWords";
import { offerOf } from "./offers";
import { placeName, villageWords } from "./placeWords";
import {
  AGES,
  abilityOf,
  cardOf,
  EXCHANGES,
  GOODS,
  missionOf,
  RULES_OF_SPACES,
  type Goods,
  type Kind,
  type SpaceName,
} from "./printed";
import { rowOf, villageAt, type Tile } from "./view";

export interface Looking {
  draft: FeldDraft;
  names: string[];
  words: Words;
}

type Tell = (name: string, at: Looking) => Look | null;

const TELL: Record<string, Tell> = {
  god: godLook,
  card: (number, at) => cardLook(number, handUses(number, at), `power ${number} hand`, at),
  goods: goodsLook,
  palace: palaceLook,
  mission: missionLook,
  tile: displayLook,
  slot: slotLook,
  space: spaceLook,
  place: placeLook,
  answer: answerLook,
};

/** The thing by its name on the board: `god-illapa`, `card-13`, `answer-exchange vp`. */
export function lookOf(thing: string, at: Looking): Look | null {
  const cut = thing.indexOf("-");
  return TELL[thing.slice(0, cut)]?.(thing.slice(cut + 1), at) ?? null;
}

// Cards

function cardLook(number: string, uses: Use[], tried: string | null, at: Looking): Look {
  const title = at.words.say(`number-${number}`);
  return {
    title,
    rule: cardOf(number).rule,
    notes: [],
    uses,
    tried: at.draft.asked ? tried : null,
  };
}

function godLook(god: string, at: Looking): Look | null {
  const { draft } = at;
  const seen = draft.view.gods.find((each) => each.god === god)!;
  if (seen.face === null) return null;
  const answers = [`god ${god}`, `power ${seen.face} inti`, ...helpsBy(seen.face, "inti", at)];
  const tried = draft.step === "god_card" ? answers[0]! : answers[1]!;
  const look = cardLook(seen.face, usesOf(answers, at), tried, at);
  const discard = seen.discard.length;
  return { ...look, notes: [at.words.say("cf-pile", { pile: seen.pile, discard })] };
}

const handUses = (number: string, at: Looking): Use[] =>
  usesOf([`power ${number} hand`, `return ${number}`, ...helpsBy(number, "hand", at)], at);

/** Power 04 is offered mission by mission. */
const helpsBy = (number: string, way: string, { draft }: Looking): string[] =>
  number === HELPER ? draft.actions.filter((each) => thingOf(each, "help")?.endsWith(way)) : [];

// Goods and missions

function goodsLook(name: string, at: Looking): Look {
  const { price, points } = GOODS[name as Goods];
  const title = at.words.say("cf-goods-spoken", { goods: name, price, points });
  const food = at.words.say("cf-food-own", { food: at.draft.mask.food });
  const tried = at.draft.step === "buy" ? `buy ${name}` : null;
  return { title, rule: "CF-825", notes: [food], uses: usesOf([`buy ${name}`], at), tried };
}

function palaceLook(id: string, at: Looking): Look {
  const tried = at.draft.step === "palace_take" ? `take ${id}` : null;
  return missionTold(id, [], usesOf([`take ${id}`], at), tried, at);
}

function missionLook(id: string, at: Looking): Look {
  const { draft, words } = at;
  const own = draft.mask.missions.find(({ mission }) => mission === id);
  const notes = own ? [words.say("cf-progress-of", progressOf(own))] : [];
  const answers = [`complete ${id}`, `help ${id} hand`, `help ${id} inti`, `remove ${id}`];
  const tried = draft.step === "palace_mission" ? answers[0]! : null;
  return missionTold(id, notes, usesOf(answers, at), tried, at);
}

function missionTold(
  id: string,
  notes: string[],
  uses: Use[],
  tried: string | null,
  { words }: Looking,
): Look {
  return { title: words.say(`mission-${id}`), rule: missionOf(id).rule, notes, uses, tried };
}

// Tiles

/** `study3`: a tile of the display; with a die it is one gesture instead of three. */
function displayLook(name: string, at: Looking): Look | null {
  const { draft, words } = at;
  const kind = name.slice(0, -1) as Kind;
  const space = Number(name.at(-1));
  const ability = rowOf(draft.view, kind)[space - 1];
  if (!ability) return null;
  const answer = `tile ${name}`;
  const uses = draft.may(answer) ? usesOf([answer], at) : byDice(answer, at);
  const { slide, rule } = abilityOf(ability);
  const title = words.say("cf-display-spoken", { kind, ability, space, slide });
  return { title, rule, notes: [], uses, tried: draft.step === "take_tile" ? answer : null };
}

/** A tile on the own mask: slid down for a pip, slid up, or used. */
function slotLook(slot: string, at: Looking): Look | null {
  const { draft, words } = at;
  const tile = draft.mask.tiles.find((each) => each.slot === slot);
  if (!tile) return null;
  const name = `${tile.kind}_${tile.ability}`;
  const uses = [
    ...usesOf([`use ${name}`, `raise ${name}`], at),
    ...usesOf(draft.slideKind === tile.kind && !tile.down ? [`slide ${tile.ability}`] : [], at),
    ...(tile.down ? [] : slidUses(tile.kind, [tile], at)),
  ];
  const tried = draft.step === "menu" ? `use ${name}` : null;
  return {
    title: tileWords(tile, words),
    rule: abilityOf(tile.ability).rule,
    notes: [],
    uses,
    tried,
  };
}

/** CF-413, CF-414: the exchange and its tile in one gesture. */
function slidUses(kind: Kind, tiles: Tile[], at: Looking): Use[] {
  const { draft, words } = at;
  const exchange = `exchange slide_${kind}`;
  if (!draft.may(exchange)) return [];
  const abilities = [...new Set(tiles.map(({ ability }) => ability))];
  return abilities.map((ability) => ({
    answers: draft.slid(kind, ability),
    label: words.say("cf-slide-down", { kind, ability, slide: abilityOf(ability).slide }),
    price: pipsPrice(exchange, at),
  }));
}

// The bar and the map

/** A space that the die reaches only with a power which has to be paid. */
function spaceLook(name: string, at: Looking): Look | null {
  const { draft, words } = at;
  const space = name as SpaceName;
  const chance = draft.chance(space);
  const title = words.say("cf-space", { space });
  const rule = RULES_OF_SPACES[space];
  if (!chance) return { title, rule, notes: agesOf(space, words), uses: [], tried: null };
  const label = words.say("cf-place-paid", { die: draft.die ?? 0 });
  const price = needWords(chance, words);
  const uses = [{ answers: draft.placing(space), label, price }];
  return { title, rule, notes: [effectWords(draft, space, words)], uses, tried: null };
}

/** What the rounds of the game pay there. */
const agesOf = (space: SpaceName, words: Words): string[] =>
  space === "temple" || space === "headdress"
    ? AGES.map((age) => words.say("cf-age", { ...age }))
    : [];

function placeLook(place: string, at: Looking): Look {
  const { draft, words, names } = at;
  const village = villageAt(draft.view, place);
  const notes = village ? villageWords(draft.view, village, names, words) : [];
  const uses = byDice(`go ${place}`, at);
  return {
    title: placeName(place, words),
    rule: village ? "CF-308" : "CF-316",
    notes,
    uses,
    tried: null,
  };
}

/** One use for each die that reaches it, the answers to its questions at once. */
function byDice(answer: string, { draft, words }: Looking): Use[] {
  return draft.waysTo(answer).map(([die, answers]) => ({
    answers: [...answers, answer],
    label: words.say("cf-with-die", { die }),
    price: "",
  }));
}

// Answers of the list that are paid

function answerLook(action: string, at: Looking): Look | null {
  const { verb, thing } = offerOf(action);
  if (verb === "power") return cardLook(thing, usesOf([action], at), null, at);
  if (verb === "god") return godLook(thing, at);
  if (verb === "buy") return goodsLook(thing, at);
  if (verb === "remove") return { ...missionLook(thing, at), uses: usesOf([action], at) };
  if (verb === "help") {
    const { rule } = cardOf(HELPER);
    return { ...missionLook(thing, at), rule, uses: usesOf([action], at) };
  }
  if (verb === "exchange") return exchangeLook(thing, at);
  return null;
}

function exchangeLook(key: string, at: Looking): Look {
  const { draft, words } = at;
  const slid = key.startsWith("slide_") ? (key.slice(6) as Kind) : null;
  const up = draft.mask.tiles.filter(({ kind, down }) => kind === slid && !down);
  const uses = slid ? slidUses(slid, up, at) : usesOf([`exchange ${key}`], at);
  const rule = EXCHANGES.find((each) => each.key === key)!.rule;
  return { title: words.say("cf-exchange", { exchange: key }), rule, notes: [], uses, tried: null };
}

// What can be done

/** Those of these answers that are legal now, as buttons. */
function usesOf(answers: readonly string[], at: Looking): Use[] {
  return answers.filter((answer) => at.draft.may(answer)).map((answer) => useOf(answer, at));
}

function useOf(action: string, at: Looking): Use {
  const { verb, thing, way } = offerOf(action);
  const { words } = at;
  const mission = verb === "help" ? missionText(thing, words) : "";
  const label =
    verb === "use" || verb === "raise" || verb === "slide"
      ? labelOf(action, { ...at, view: at.draft.view, seat: at.draft.seat, step: at.draft.step })
      : words.say("cf-do", { verb, mission });
  const price = way
    ? words.say("cf-price", { way })
    : verb === "buy"
      ? words.say("cf-price-food", { food: GOODS[thing as Goods].price })
      : verb === "exchange"
        ? pipsPrice(action, at)
        : "";
  return { answers: [action], label, price, quiet: verb === "remove" };
}

const pipsPrice = (exchange: string, { words }: Looking): string =>
  words.say("cf-price-pips", { pips: pipsOf(offerOf(exchange).thing) });

/** Answers of the list that are paid, give something up, or turn up what nobody has seen. */
export const isWeighed = (action: string): boolean =>
  /^(power|help|exchange|buy|remove|god) /.test(action);
