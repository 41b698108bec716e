/** Which clocks can be agreed on, and how they are told. */
import type { Clock } from "../../wire/types";
import type { Words } from "../speech/words.svelte";
import { DAY, MINUTE, spoken } from "./duration";

export type ClockKind = Clock["kind"];
export type Numbers = Pick<Clock, "bank" | "gain">;

/** From quick to leisurely. */
export const PRESETS: Record<ClockKind, Numbers[]> = {
  live: [
    { bank: 5 * MINUTE, gain: 10 },
    { bank: 15 * MINUTE, gain: 20 },
    { bank: 30 * MINUTE, gain: 30 },
  ],
  days: [
    { bank: 2 * DAY, gain: DAY },
    { bank: 5 * DAY, gain: 2 * DAY },
    { bank: 10 * DAY, gain: 4 * DAY },
  ],
};

/** What one's own numbers may be, in the units in which they are asked for. */
export const BOUNDS = {
  live: {
    bank: { unit: MINUTE, least: 1, most: 360, step: 1 },
    gain: { unit: 1, least: 5, most: 600, step: 5 },
  },
  days: {
    bank: { unit: DAY, least: 0, most: 60, step: 1 },
    gain: { unit: DAY, least: 0.5, most: 14, step: 0.5 },
  },
} as const;

/** A clock in the making. */
export interface ClockDraft {
  kind: ClockKind | "none";
  /** Which preset; null: own numbers. */
  preset: Record<ClockKind, number | null>;
  own: Record<ClockKind, Numbers>;
  fall: Clock["fall"];
  level: Clock["level"];
  weekends: boolean;
  vacation: number;
}

export const firstClock = (level: Clock["level"]): ClockDraft => ({
  kind: "none",
  preset: { live: 1, days: 0 },
  own: { live: { ...PRESETS.live[1] }, days: { ...PRESETS.days[0] } },
  fall: "bot",
  level,
  weekends: false,
  vacation: 0,
});

function numbersOf(draft: ClockDraft, kind: ClockKind): Numbers {
  const preset = draft.preset[kind];
  return preset === null ? draft.own[kind] : PRESETS[kind][preset];
}

/** What is sent; `east`: how many minutes the reader's calendar is ahead of Greenwich. */
export function agreed(draft: ClockDraft, east = -new Date().getTimezoneOffset()): Clock | null {
  if (draft.kind === "none") return null;
  const { bank, gain } = numbersOf(draft, draft.kind);
  const days = draft.kind === "days";
  const free = days && draft.weekends;
  return {
    kind: draft.kind,
    bank: Math.round(bank),
    gain: Math.round(gain),
    fall: draft.fall,
    level: draft.fall === "mark" ? null : draft.level,
    weekends: free,
    zone: free ? east : 0,
    vacation: days ? draft.vacation : 0,
  };
}

/** "15 min + 20 s per decision" */
export const told = (kind: ClockKind, { bank, gain }: Numbers, words: Words): string =>
  words.say(`clock-${kind}`, { bank: spoken(bank, words), gain: spoken(gain, words) });

/** Everything beside the numbers. */
export function besides(clock: Clock, words: Words): string {
  const parts = [words.say(`clock-fall-${clock.fall}.told`)];
  if (clock.weekends) parts.push(words.say("clock-weekends"));
  if (clock.vacation > 0) parts.push(words.say("clock-vacation", { count: clock.vacation }));
  return parts.map((part) => `${part}.`).join(" ");
}
