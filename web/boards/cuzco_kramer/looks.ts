/** What is told of an answer of one press before it is given: its paragraph, its price, its use. */
import type { Words } from "../../shell/speech/words.svelte";
import type { Look } from "../kit/look";
import { cardWords } from "./spoken";
import type { View } from "./view";

/** The paragraph that says what each of them does. */
const PARAGRAPHS: Record<string, string> = {
  "draw open": "CK-703",
  "draw deck": "CK-701",
  token: "CK-210",
  end: "CK-209",
  hold: "CK-724",
  drop: "CK-721",
};

export function lookOf(action: string, price: number | null, view: View, words: Words): Look {
  const act = action.replace(" ", "-");
  const card = view.open ? cardWords(words, view.open) : "";
  return {
    title: words.say("ck-look", { act, card }),
    rule: action === "hold" && view.hold_is_pass ? "CK-952" : PARAGRAPHS[action]!,
    notes: [],
    uses: [
      {
        answers: [action],
        label: words.say("ck-use", { act }),
        price: priceWords(action, price ?? 0, view, words),
        quiet: action === "end" || action === "drop",
      },
    ],
    tried: null,
  };
}

function priceWords(action: string, price: number, view: View, words: Words): string {
  if (action === "end") return words.say("ck-unused", { ap: view.given_up });
  if (action === "token") return words.say("ck-piece", { piece: "tokens", count: 1 });
  return price ? words.say("ck-price", { price }) : "";
}
