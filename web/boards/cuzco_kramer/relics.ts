/** Festival cards: their order, their relics, and what they are worth under the open card. */
import type { Card, View } from "./view";

export type Relic = "T" | "K" | "M";

/** The order in which the notation names cards. */
export const CARDS: readonly Card[] = ["T", "K", "M", "TK", "TM", "KM"];

export const relicsOf = (card: Card): Relic[] => [...card] as Relic[];

/** What cards are worth together under the open one. */
export const worthOf = (cards: readonly Card[], { card_values: values }: View): number =>
  cards.reduce((sum, card) => sum + (values[card] ?? 0), 0);

function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

/** The answer that plays these cards. */
export function playText(cards: readonly Card[]): string {
  return ["play", ...sorted(cards)].join(" ");
}

/** The first list without the cards of the second. */
export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
