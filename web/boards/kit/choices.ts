/** What is on offer, as the server told it: answers, and what has to be said before them. */
import type { OfferTold } from "../contract";

/** An answer that can be given, with its price and the points that it is sure to bring at once. */
export interface Choice {
  action: string;
  price: number;
  points: number;
  /** The answers that come first. */
  before: readonly string[];
}

/** The answers that go through with something, each with those that only begin it. */
export function choicesOf(
  offers: readonly OfferTold[],
  before: readonly string[] = [],
): readonly Choice[] {
  return offers.flatMap(({ action, price, points, then }) =>
    then.length ? choicesOf(then, [...before, action]) : [{ action, price, points, before }],
  );
}

/** This answer, and those that follow it as long as there is only one. */
export function straightOn(offers: readonly OfferTold[], action: string): string[] {
  const then = offers.find((offer) => offer.action === action)?.then ?? [];
  return then.length === 1 ? [action, ...straightOn(then, then[0]!.action)] : [action];
}
