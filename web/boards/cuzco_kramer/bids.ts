/** Which cards each bid of a festival is made of: the view tells the totals only, so the page keeps
 *  what it saw being played. */
import type { Card, View } from "./view";

const MOST = 60;
const seen = new Map<string, Card[][]>();

/** A temple has one festival for each value: the same totals there come from the same cards. What
 *  changes when it is paid and closed is left out. */
function keyOf(view: View): string {
  const { festival, hand_sizes, triples, incas } = view;
  return JSON.stringify([
    festival?.cell,
    festival?.value,
    festival?.totals,
    hand_sizes,
    triples,
    incas,
  ]);
}

/** The cards of each seat; null where this page did not see them played. */
export function bidsIn(view: View): (Card[] | null)[] {
  const known = seen.get(keyOf(view));
  const totals = view.festival?.totals ?? [];
  return totals.map((total, seat) => (total === 0 ? [] : (known?.[seat] ?? null)));
}

/** Notes the cards that `seat` added to its bid between two views. */
export function noteBid(before: View, after: View, seat: number, cards: Card[]): void {
  const bids = bidsIn(before);
  if (bids.some((bid) => bid === null)) return;
  seen.set(
    keyOf(after),
    bids.map((bid, at) => (at === seat ? [...bid!, ...cards] : bid!)),
  );
  for (const oldest of seen.keys()) {
    if (seen.size <= MOST) break;
    seen.delete(oldest);
  }
}
