/** Why a move is better, in sentences: the weightiest reasons, and the rest of them together. */
import type { HintTold } from "../../wire/types";
import type { Words } from "../speech/words.svelte";

export interface Spoken {
  key: string;
  points: number;
  text: string;
}

/** So many reasons are given one by one. */
const MOST = 3;
/** Reasons that are the same in all games. */
const COMMON = ["rivals", "later"];
/** Points scored soon, in games whose judgement tells them apart. */
const POINTS = "points";
/** Points that nobody would notice. */
const SMALL = 0.25;

/** Whether it matters at all which answer is given. */
export const matters = ({ gain, chance, chance_else }: HintTold): boolean =>
  Math.abs(gain) >= SMALL || chance !== chance_else;

/** A term may end with a number: which of several things it speaks of. */
function spoken(term: string): { id: string; number: number } {
  const [, name = term, number = "0"] = /^(.*?)_(\d+)$/.exec(term) ?? [];
  return { id: `reason-${name}`, number: Number(number) };
}

/** Points that are really scored come first: what lies in them is missing elsewhere. */
const pointsFirst = <T extends { term: string }>(reasons: T[]): T[] => [
  ...reasons.filter(({ term }) => term === POINTS),
  ...reasons.filter(({ term }) => term !== POINTS),
];

const inTenths = (points: number) => Math.round(10 * points);

/** The weightiest reasons as sentences, and what all others come to; their figures add up.
 *  `own`: they are told to whoever makes the move; to others they only name what it is about. */
export function shortened({ reasons }: HintTold, game: Words, house: Words, own = true): Spoken[] {
  const ordered = pointsFirst(reasons);
  const alone = reasons.length === MOST + 1 ? MOST + 1 : MOST;
  const told = ordered.slice(0, alone).map(({ term, points }) => {
    const { id, number } = spoken(term);
    const words = COMMON.includes(term) ? house : game;
    const way = points < 0 ? "less" : "more";
    const text = own
      ? words.say(id, { way, points: Math.abs(points), number })
      : words.say(`${id}.of`, { number });
    return { key: term, points, text };
  });
  const rest = inTenths(ordered.slice(alone).reduce((sum, { points }) => sum + points, 0)) / 10;
  return rest ? [...told, { key: "rest", points: rest, text: house.say("reason-rest") }] : told;
}

/** What the move is worth, all in all; `mover`: whose it is, if not the reader's. */
export function gainOf(told: HintTold, house: Words, mover: string | null): string {
  if (matters(told) && told.gain <= 0) return house.say("hint-even");
  const id = matters(told) ? `hint-against-${told.against}` : "hint-no-matter";
  return mover === null
    ? house.say(id, { points: told.gain })
    : house.say(`${id}.of`, { points: told.gain, name: mover });
}

/** What to look at first: the weightiest reason that speaks for the move, one's own before others'. */
export function lookOf(told: HintTold, game: Words, house: Words): string {
  const reasons = matters(told) ? told.reasons : [];
  const good = reasons.filter(({ points }) => points > 0);
  const first = good.find(({ term }) => !COMMON.includes(term)) ?? good[0] ?? reasons[0];
  if (!first) return house.say("hint-look-anything");
  const { id, number } = spoken(first.term);
  return (COMMON.includes(first.term) ? house : game).say(`${id}.look`, { number });
}
