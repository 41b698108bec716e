/** When something was, as one says it. */
import type { Lang } from "../../wire/types";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago: now, 5 minutes ago, yesterday. */
export function ago(lang: Lang, at: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  const [unit, seconds] = STEPS.find(([, size]) => past >= size) ?? ["second", Infinity];
  const count = Math.floor(past / seconds);
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-count, unit);
}

const at = (lang: Lang, seconds: number, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(lang, how).format(1000 * seconds);

export const day = (lang: Lang, seconds: number) => at(lang, seconds, { dateStyle: "long" });
export const clock = (lang: Lang, seconds: number) => at(lang, seconds, { timeStyle: "short" });
