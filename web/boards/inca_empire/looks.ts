/** What is told of a pilgrimage before it is made: what it pays, and what is given up for it. */
import type { Words } from "../../shell/speech/words.svelte";
import { thingsOf } from "../kit/notation";
import type { Look } from "../kit/look";
import { siteOf } from "./printed";
import type { View } from "./view";

/** Which card leads where, and for how much. */
export function pilgrimWords(card: string, view: View, words: Words): string {
  const { pilgrimages } = view.owners[view.seat ?? 0]!;
  const { sites, points } = pilgrimages.find((each) => each.card === card)!;
  return words.say("ie-pilgrim", {
    card: words.say("card-name", { card }),
    sites: words.list(sites.map((site) => siteOf(site).name)),
    points,
  });
}

/** `answers`: the whole of it; `ends`: whether the turn is over then. */
export function lookOf(answers: readonly string[], ends: boolean, view: View, words: Words): Look {
  const [card] = thingsOf(answers, "pilgrim");
  const [action] = thingsOf(answers, "give");
  const name = words.say("ie-deed", { deed: "pilgrimage" });
  return {
    title: card ? pilgrimWords(card, view, words) : name,
    rule: "IE-780",
    notes: ends ? [words.say("ie-ends-turn")] : [],
    uses: [
      {
        answers,
        label: words.say("ie-go"),
        price: action ? words.say("ie-give", { action }) : "",
      },
    ],
    tried: null,
  };
}
