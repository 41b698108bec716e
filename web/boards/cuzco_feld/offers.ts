/** What an answer names, where one gives it, and which scene it belongs to. */
import { wordsOf } from "../kit/notation";
import { SEAT_LETTERS } from "./printed";
import type { Mask } from "./view";

export type Scene = "roads" | "capital" | "mask";

export const SCENES: readonly Scene[] = ["roads", "capital", "mask"];

export interface Offer {
  action: string;
  verb: string;
  /** What the verb names: a place, a space, a tile, a card, ... */
  thing: string;
  /** How a power is paid: by hand or with a medallion. */
  way: "hand" | "inti" | null;
}

export function offerOf(action: string): Offer {
  const [verb, thing = "", way] = wordsOf(action);
  const paid = way === "hand" || way === "inti" ? way : null;
  const rest = action.slice(verb.length + 1);
  return { action, verb, thing: paid ? thing : rest, way: paid };
}

/** Where one looks to answer a question. */
const SCENE_OF: Record<string, Scene> = {
  feather_start: "mask",
  keep_missions: "mask",
  return_god_card: "mask",
  rotate: "roads",
  path: "roads",
  feather: "mask",
  take_tile: "capital",
  from_discard: "capital",
  exchange: "mask",
  exchange_tile: "mask",
  slide_up: "mask",
  god_card: "capital",
  circle: "mask",
  menu: "mask",
  buy: "capital",
  palace_mission: "mask",
  palace_take: "capital",
};

export const sceneOf = (step: string): Scene | null => SCENE_OF[step] ?? null;

/** The own dice that are not placed, each value once and high before low. */
export function diceLeft(mask: Mask): number[] {
  const values = mask.dice.filter(({ space }) => space === null).map(({ value }) => value);
  return [...new Set(values)].sort((a, b) => b - a);
}

/** How an answer names a die on the bar: the letter of its owner and its number in the roll. */
export const dieName = (owner: number, index: number): string =>
  `${SEAT_LETTERS[owner]}${index + 1}`;

/** The two sides of a blessing or window that end it without a choice on the board. */
export const ENDS: readonly string[] = ["skip", "stop", "done", "finish", "end", "pass"];
