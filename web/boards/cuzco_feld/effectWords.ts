/** What the chosen die would do on a space, or why it cannot go there, in a few words. */
import type { Words } from "../../shell/words.svelte";
import { circlesFor } from "./candidates";
import type { Desk } from "./desk.svelte";
import { CIRCLE_POINTS, PATHS_OF, roundInfo, TILES_OF, type SpaceName } from "./printed";
import type { Offer, View } from "./view";

export function effectWords(view: View, desk: Desk, space: SpaceName, words: Words): string {
  const { die } = desk;
  const chance = desk.chance(space);
  if (die === null || !chance) return "";
  if (chance.refused !== null)
    return chance.refused === "CF-207"
      ? belowWords(view, space, words)
      : words.say("cf-effect-not", { space });
  const strength = chance.needs.some((need) => need.includes("13")) ? 6 : die;
  return strengthWords(view, desk, space, strength, words);
}

/** CF-210: the powers of a space that is open only with them; "14 or 13" are two ways. */
export const powersOf = ({ needs }: Offer): string[][] => needs.map((need) => need.split(" or "));

/** What a space costs that takes the die only with powers. */
export const needWords = (chance: Offer, words: Words): string =>
  words.list(
    powersOf(chance).map((ways) =>
      words.say("cf-needs", {
        power: words.say(`number-${ways[0]}`),
        other: ways[1] ? words.say(`number-${ways[1]}`) : "none",
      }),
    ),
  );

function belowWords(view: View, space: SpaceName, words: Words): string {
  const dice = view.spaces.find((each) => each.space === space)!.dice;
  return words.say("cf-effect-below", { value: Math.min(...dice.map(({ value }) => value)) });
}

function strengthWords(
  view: View,
  desk: Desk,
  space: SpaceName,
  strength: number,
  words: Words,
): string {
  if (PATHS_OF[space]) return words.say("cf-effect", { effect: "path", strength });
  if (TILES_OF[space]) return words.say("cf-effect", { effect: "tile", strength });
  if (space === "temple") return words.say("cf-effect", { effect: "step", strength });
  if (space === "exchange") return words.say("cf-effect", { effect: "pips", strength });
  if (space === "vp") return words.say("cf-vp", { points: 2 });
  const best = circlesFor(desk.mask, strength).at(-1) ?? strength;
  const points = CIRCLE_POINTS[best - 1]! + roundInfo(view.round).headdress;
  return words.say("cf-effect-circle", { circle: best, points });
}
