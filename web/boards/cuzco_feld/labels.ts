/** Answers in words: what a button says. */
import type { Words } from "../../shell/speech/words.svelte";
import { featherWords } from "./maskWords";
import { missionText } from "./missionWords";
import { offerOf, type Offer } from "./offers";
import { stepWords, turnWords } from "./placeWords";
import {
  abilityOf,
  cardOf,
  EXCHANGES,
  GOODS,
  SEAT_LETTERS,
  type Ability,
  type Goods,
  type Kind,
} from "./printed";
import { rowOf, type View } from "./view";

interface Saying {
  view: View;
  seat: number;
  names: string[];
  words: Words;
  step: string;
}

type Say = (offer: Offer, at: Saying) => string;

/** `study_feather` as kind and ability. */
export function tileOf(name: string): { kind: Kind; ability: Ability } {
  const cut = name.indexOf("_");
  return { kind: name.slice(0, cut) as Kind, ability: name.slice(cut + 1) as Ability };
}

const LABELS: Record<string, Say> = {
  power: ({ thing }, { words }) => words.say(`power-${thing}`),
  bless: ({ thing }, { words }) => words.say("cf-bless", { half: thing }),
  die: ({ thing }, { words }) => words.say("cf-die", { value: thing, state: "free" }),
  lift: liftLabel,
  to: ({ thing }, { words }) => words.say("cf-space", { space: thing }),
  place: ({ thing }, { words }) => words.say("cf-space", { space: thing }),
  pututu: ({ thing }, { words }) => words.say("cf-pututu", { by: thing.replace("-", "−") }),
  raise: ({ thing }, { words }) => words.say("cf-raise", { ...tileOf(thing) }),
  recover: ({ thing }, { words }) => words.say("cf-tile", { ...tileOf(thing) }),
  use: useLabel,
  turn: ({ thing }, { words }) => turnWords(Number(thing), words),
  go: ({ thing }, { view, seat, words }) =>
    stepWords(view, view.masks[seat]!.chasqui, thing, words),
  feather: ({ thing }, { view, seat, words }) =>
    featherWords(view.masks[seat]!.slots[Number(thing)]!, Number(thing), words),
  tile: tileLabel,
  exchange: ({ thing }, { words }) => words.say("cf-exchange", { exchange: thing }),
  slide: slideLabel,
  god: godLabel,
  circle: ({ thing }, { words, view }) =>
    words.say("cf-effect-circle", {
      circle: Number(thing),
      points: view.circle_points[Number(thing) - 1]!,
    }),
  amount: ({ thing }, { words }) => words.say("cf-amount", { amount: Number(thing) }),
  buy: ({ thing }, { words }) =>
    words.say("cf-goods-spoken", { goods: thing, ...GOODS[thing as Goods] }),
  complete: missionLabel,
  help: missionLabel,
  remove: missionLabel,
  take: ({ thing }, { words }) => missionText(thing, words),
  return: ({ thing }, { words }) => cardText(thing, words),
};

/** What the button of an answer says. */
export function labelOf(action: string, at: Saying): string {
  const offer = offerOf(action);
  const say = LABELS[offer.verb];
  return say ? say(offer, at) : at.words.say("cf-end", { action, step: at.step });
}

function liftLabel({ thing }: Offer, { view, names, words }: Saying): string {
  const owner = SEAT_LETTERS.indexOf(thing[0]!);
  const die = view.masks[owner]!.dice[Number(thing[1]) - 1]!;
  return words.say("cf-lift-from", {
    name: names[owner]!,
    value: die.value,
    space: die.space ?? "vp",
  });
}

function useLabel({ thing }: Offer, { view, seat, words }: Saying): string {
  const { kind, ability } = tileOf(thing);
  const tile = view.masks[seat]!.tiles.find((t) => t.kind === kind && t.ability === ability)!;
  return words.say("cf-use", { kind, ability, value: tile.worth });
}

function tileLabel({ thing }: Offer, { view, words }: Saying): string {
  const kind = thing.slice(0, -1) as Kind;
  const space = Number(thing.at(-1));
  const ability = rowOf(view, kind)[space - 1]!;
  return words.say("cf-display-spoken", { kind, ability, space, slide: abilityOf(ability).slide });
}

function slideLabel({ thing }: Offer, { words }: Saying): string {
  return words.say("cf-slide", { ability: thing, slide: abilityOf(thing).slide });
}

function godLabel({ thing }: Offer, { view, words }: Saying): string {
  const face = view.gods.find(({ god }) => god === thing)?.face;
  return face ? cardText(face, words) : words.say("cf-god", { god: thing });
}

/** "Illapa: next abilities count one tile more". */
const cardText = (number: string, words: Words): string =>
  words.say("cf-god-power", { god: cardOf(number).god, power: words.say(`power-${number}`) });

/** The card that completes a mission which is one short. */
export const HELPER = "04";

function missionLabel({ verb, thing }: Offer, { words }: Saying): string {
  return words.say("cf-mission-deed", {
    deed: verb,
    mission: missionText(thing, words),
    god: cardOf(HELPER).god,
    number: HELPER,
  });
}

/** What an exchange costs, in pips. */
export const pipsOf = (exchange: string): number =>
  EXCHANGES.find(({ key }) => key === exchange)?.pips ?? 0;
