/** Figures of a study, made ready to be read: shares in per cent, each with how sure it is. */
import type { Account, Change, Deed, Estimate, Moment, Verdict, Way } from "../../wire/types";
import type { Words } from "../speech/words.svelte";

/** A mean, and how far its interval reaches. */
export type Figure = Pick<Estimate, "mean" | "margin">;

/** A share as a whole number of per cent. */
export const percent = (share: number) => Math.round(100 * share);

/** Whether it can be told from nothing. */
export const isCertain = ({ mean, margin }: Figure) => margin !== null && Math.abs(mean) > margin;

/** How far an interval reaches: rounded up, so that no doubt is lost by rounding. */
const reachOf = ({ margin }: Figure): number | "?" =>
  margin === null ? "?" : Math.max(0, Math.ceil(100 * margin - 1e-6));

/** What stands behind a number to say how sure it is; nothing where it is known. */
export const aboutText = (figure: Figure): string =>
  reachOf(figure) === 0 ? "" : `\u00a0±\u00a0${reachOf(figure)}`;

/** A chance, with its interval. */
export function chanceText(figure: Figure, words: Words): string {
  const [chance, margin] = [percent(figure.mean), reachOf(figure)];
  return margin === 0
    ? words.say("study-chance", { chance })
    : words.say("study-chance-about", { chance, margin });
}

/** By how much a chance was moved: with its sign and its interval. */
export function moveText(figure: Figure, words: Words): string {
  const way = percent(figure.mean) < 0 ? "less" : "more";
  const [points, margin] = [Math.abs(percent(figure.mean)), reachOf(figure)];
  return margin === 0
    ? words.say("study-moved", { points, way })
    : words.say("study-moved-about", { points, way, margin });
}

/** What made a result, in whole per cents that add up to it. */
export function column({ start, luck, skill, others }: Account): Figure[] {
  let [sum, told] = [0, 0];
  return [start, luck, skill, others].map(({ mean, margin }) => {
    sum += mean;
    const shown = percent(sum) - told;
    told += shown;
    return { mean: shown / 100, margin };
  });
}

/** How far an interval reaches, rounded up so that no doubt is lost; "?" where nobody knows. */
const reach = (margin: number | null, words: Words) =>
  margin === null ? "?" : decimal(Math.max(0, Math.ceil(10 * margin - 1e-6)) / 10, words);

/** A figure of one decimal with its interval, if it has one. */
export const reachText = ({ mean, margin }: Figure, words: Words): string =>
  margin === 0
    ? decimal(mean, words)
    : `${decimal(mean, words)}\u00a0±\u00a0${reach(margin, words)}`;

/** Whether nothing is left to doubt: it is known, or it can be told from nothing. */
export const isTold = (figure: Figure) => figure.margin === 0 || isCertain(figure);

/** A number with one decimal at most, and a true minus, as it is written in this language. */
export function decimal(value: number, { lang }: Words): string {
  const written = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  return written.format(Math.round(10 * value) / 10 || 0).replace("-", "−");
}

/** The last moment that was reached after so many lines; null: nobody has looked so far (`reached`). */
export function momentAt(
  moments: readonly Moment[],
  lines: number,
  reached: number,
): Moment | null {
  if (lines > reached) return null;
  return moments.findLast((moment) => moment.lines <= lines) ?? null;
}

/** What was said of the answer in this line. */
export function verdictAt(
  deeds: readonly Deed[],
  line: number,
): { deed: Deed; verdict: Verdict } | null {
  const deed = deeds.findLast((each) => each.line <= line);
  const verdict = deed?.verdicts.find((each) => each.line === line);
  return deed && verdict ? { deed, verdict } : null;
}

/** What the lines around this one changed. */
export function changeAt(changes: readonly Change[], line: number): Change | null {
  return changes.find(({ begin, end }) => begin < line && line <= end) ?? null;
}

/** An answer that has a word for what it lost, and whose it was. */
export interface Marked {
  seat: number;
  verdict: Verdict;
}

/** Every such answer, in the order of the game. */
export function marked(deeds: readonly Deed[]): Marked[] {
  return deeds.flatMap(({ seat, verdicts }) =>
    verdicts.filter(({ mark }) => mark !== null).map((verdict) => ({ seat, verdict })),
  );
}

/** Whether something better can be found there: all that is known may have been played. */
export const isProblem = ({ verdict }: Marked) => verdict.better.length > 0;

/** What another way is called: better only if it looks so. */
export const nameOf = (way: Way, { done }: Verdict, number: number, words: Words): string =>
  way.chance.mean > done.chance.mean
    ? words.say("study-instead", { number: number + 1 })
    : words.say("study-else");
