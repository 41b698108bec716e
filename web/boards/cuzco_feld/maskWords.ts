/** Parts of a mask in words, as they are read aloud. */
import type { Words } from "../../shell/speech/words.svelte";
import { abilityOf, CIRCLE_POINTS, type Colour } from "./printed";
import type { Mask, Tile } from "./view";

/** Which of the six pairs a slot belongs to, and its side. */
export const featherWords = (colour: Colour, slot: number, words: Words): string =>
  words.say("cf-feather-slot", {
    colour,
    circle: Math.floor(slot / 2) + 1,
    side: slot % 2 ? "right" : "left",
  });

export function circleWords(mask: Mask, die: number, words: Words): string {
  const feathers = [2 * die - 2, 2 * die - 1].filter(
    (slot) => (mask.feathers[slot] ?? null) !== null,
  ).length;
  const state = mask.circles.includes(die) ? "active" : "inactive";
  return words.say("cf-circle-spoken", { die, points: CIRCLE_POINTS[die - 1]!, state, feathers });
}

export const tileWords = ({ kind, ability, down }: Tile, words: Words): string =>
  words.say("cf-tile-spoken", {
    kind,
    ability,
    state: down ? "down" : "up",
    slide: abilityOf(ability).slide,
  });
