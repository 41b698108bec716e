/** What the chosen die would do on a space, or why it cannot go there, in a few words. */
import { thingOf } from "../kit/notation";
import type { Words } from "../../shell/speech/words.svelte";
import type { FeldDraft } from "./draft.svelte";
import { PATHS_OF, TILES_OF, type SpaceName } from "./printed";
import type { Offer } from "./view";

export function effectWords(draft: FeldDraft, space: SpaceName, words: Words): string {
  const chance = draft.chance(space);
  if (!chance) return "";
  if (chance.below !== null) return words.say("cf-effect-below", { value: chance.below });
  if (chance.refused !== null) return words.say("cf-effect-not", { rule: chance.refused });
  return strengthWords(chance, space, words);
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

function strengthWords({ strength, points, leads }: Offer, space: SpaceName, words: Words): string {
  if (PATHS_OF[space]) return words.say("cf-effect", { effect: "path", strength });
  if (TILES_OF[space]) return words.say("cf-effect", { effect: "tile", strength });
  if (space === "temple") return words.say("cf-effect", { effect: "step", strength });
  if (space === "exchange") return words.say("cf-effect", { effect: "pips", strength });
  if (space === "vp") return words.say("cf-vp", { points });
  const circle = Number(thingOf(leads.at(-1) ?? null, "circle") ?? strength);
  return words.say("cf-effect-circle", { circle, points });
}
