/** Lengths of time, as a clock shows them and as words say them. */
import type { Words } from "../speech/words.svelte";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** 4:32 or 1:04:32. */
export function digits(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const pad = (part: number) => String(part).padStart(2, "0");
  const [h, m, s] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`;
}

/** "2 days 4 h", "4 h 20 min", "12 min", "40 s": the two largest parts, rounded down. */
export function spoken(seconds: number, words: Words): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts: [string, number][] = [
    ["days", Math.floor(whole / DAY)],
    ["hours", Math.floor((whole % DAY) / HOUR)],
    ["minutes", Math.floor((whole % HOUR) / MINUTE)],
    ["seconds", whole % MINUTE],
  ];
  const first = parts.findIndex(([, count]) => count > 0);
  if (first < 0) return words.say("time-seconds", { count: 0 });
  return parts
    .slice(first, first + 2)
    .filter(([, count]) => count > 0)
    .map(([part, count]) => words.say(`time-${part}`, { count }))
    .join(" ");
}
