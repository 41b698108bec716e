/** Festival cards: their order, their relics, and what they are worth under the open card. */
import type { Card } from "./view";

export type Relic = "T" | "K" | "M";

/** The order in which the notation names cards. */
export const CARDS: readonly Card[] = ["T", "K", "M", "TK", "TM", "KM"];

export const relicsOf = (card: Card): Relic[] => [...card] as Relic[];

/** CK-716: one point for each relic that the open card shows too. */
export function worth(card: Card, open: Card | null): number {
  return relicsOf(card).filter((relic) => open?.includes(relic)).length;
}

export function worthOf(cards: readonly Card[], open: Card | null): number {
  return cards.reduce((sum, card) => sum + worth(card, open), 0);
}

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

/** CK-804, CK-805: what a festival pays by the value of the temple: won alone, and shared. */
export function prizes(value: number): { alone: number; shared: number } {
  const floors = value / 2;
  return { alone: floors, shared: [0, 0, 1, 2, 2, 3][floors] ?? 0 };
}
