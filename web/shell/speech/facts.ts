/** Facts of events, refusals and questions, made ready to stand in a sentence: as Python does it. */
import { FluentNumber } from "@fluent/bundle";
import facts from "../../../src/tampu/languages/facts.json";
import type { Fact, Facts } from "../../wire/types";

export type Args = Record<string, string | number>;
export type Ready = Record<string, string | FluentNumber>;

const SEATS = new Set(facts.seats);
const KEYS = new Set(facts.keys);
const LIKE_I = new RegExp(facts.like_i, "i");

/** Whether a text begins with the sound i, before which some languages have another “and”. */
export const likeI = (text: string) => LIKE_I.test(text);

export interface Tongue {
  nobody: string;
  list(items: (string | number)[]): string;
  /** What the game calls a thing, by a message such as `mission-35`; null: it has no name. */
  called(id: string): string | null;
}

const isSeat = (key: string) => SEATS.has(key) || key.endsWith(facts.seat_ending);

/** Which of these facts name a seat. */
export const seatFacts = (told: Facts): string[] => Object.keys(told).filter(isSeat);

/** A number as text, with a true minus. */
export const signed = (n: number) => (n < 0 ? `−${-n}` : String(n));

function ready(value: string | number): string | FluentNumber {
  if (typeof value === "string") return value;
  return value < 0 ? signed(value) : new FluentNumber(value, { useGrouping: false });
}

function worded(key: string, fact: Fact, names: string[], tongue: Tongue): string | number {
  if (fact === null || (Array.isArray(fact) && fact.length === 0)) return "none";
  const named = (seat: string | number) => names[Number(seat)] ?? tongue.nobody;
  const called = (one: string, item: string | number) =>
    (KEYS.has(one) ? null : tongue.called(`${one}-${item}`)) ?? item;
  if (Array.isArray(fact)) {
    const one = key.replace(/s$/, "");
    return tongue.list(fact.map(isSeat(key) ? named : (item) => called(one, item)));
  }
  if (typeof fact === "string") return called(key, fact);
  return isSeat(key) && typeof fact === "number" ? named(fact) : fact;
}

/** Names for seats and things, "none" for nothing, lists joined as the language does. */
export function asArgs(told: Facts, names: string[], tongue: Tongue): Args {
  const entries = Object.entries(told).map(
    ([key, fact]) => [key, worded(key, fact, names, tongue)] as const,
  );
  return Object.fromEntries(entries);
}

/** What Fluent gets. A variable that is missing reads as "unknown": the reader may not know it,
 *  and the sentence chooses its words by that. */
export function variables(args: Args): Ready {
  const known: Ready = Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, ready(value)]),
  );
  const read = (key: string) => (Object.hasOwn(known, key) ? known[key] : "unknown");
  return new Proxy(known, {
    get: (_, key: string) => read(key),
    getOwnPropertyDescriptor: (_, key: string) => ({
      configurable: true,
      enumerable: true,
      writable: true,
      value: read(key),
    }),
  });
}
