/** A table in the making: who sits where. */
import type { Level, NewTable, SeatPlan } from "../../wire/types";
import { agreed, type ClockDraft } from "../clock/terms";
import { strength } from "../house/level.svelte";

export type Who = "me" | "here" | "bot" | "program" | "open";

export interface SeatDraft {
  who: Who;
  /** Of a bot; null: as strong as the server thinks fit. */
  level: Level | null;
  /** The same level with a character; null: with none. */
  character: Level | null;
  /** Of somebody who plays at this browser too, or of a program. */
  name: string;
}

const draft = (who: Who): SeatDraft => ({
  who,
  level: strength.strongest,
  character: null,
  name: "",
});

/** Me first, unless I sat elsewhere; friends are expected on the other seats, or bots sit there. */
export const firstDraft = (seats: number, me = 0, others: Who = "open"): SeatDraft[] =>
  Array.from({ length: seats }, (_, i) => draft(i === me ? "me" : others));

/** Another number of seats keeps what was said of the first ones. */
export function resized(seats: SeatDraft[], count: number): SeatDraft[] {
  const kept = seats.slice(0, count);
  const added = Array.from({ length: count - kept.length }, () => draft("open"));
  return [...kept, ...added];
}

/** I sit on one seat only: choosing another one frees the first. */
export function seated(seats: SeatDraft[], at: number, who: Who): SeatDraft[] {
  return seats.map((seat, i) => {
    if (i === at) return { ...seat, who };
    return who === "me" && seat.who === "me" ? { ...seat, who: "open" } : seat;
  });
}

/** Whether a program of mine plays. */
export const withPrograms = (seats: SeatDraft[]): boolean =>
  seats.some(({ who }) => who === "program");

/** Whether others than me and bots play. */
export const withPeople = (seats: SeatDraft[]): boolean =>
  seats.some(({ who }) => who === "open" || who === "here");

/** Whether ratings may change by it: everybody is somebody else, and a person. */
export const forRating = (seats: SeatDraft[]): boolean =>
  seats.every(({ who }) => who === "me" || who === "open");

/** How strong the bot of a seat is, with its character if it has one. */
export const levelOf = (seat: SeatDraft): Level | null => seat.character ?? seat.level;

/** Whether no seat before this one has the same bot: what it is like is said once. */
export const firstOfItsKind = (seats: SeatDraft[], at: number): boolean =>
  at === seats.findIndex((seat) => seat.who === "bot" && levelOf(seat) === levelOf(seats[at]));

function planOf(seat: SeatDraft): SeatPlan {
  if (seat.who === "bot") return { who: "bot", level: levelOf(seat) };
  if (seat.who === "program") return { who: "program", name: seat.name.trim() || null };
  if (seat.who === "here") return { who: "me", name: seat.name.trim() };
  return { who: seat.who };
}

/** The first seat of somebody here without a name; null: all have one. */
export function nameless(seats: SeatDraft[]): number | null {
  const at = seats.findIndex((seat) => seat.who === "here" && seat.name.trim() === "");
  return at < 0 ? null : at;
}

/** The seat that was mine in a game; the first one if none was. */
export const seatOfMine = (seats: readonly { mine: boolean }[]): number =>
  Math.max(
    0,
    seats.findIndex(({ mine }) => mine),
  );

/** What is agreed beside seats and options. */
interface Terms {
  listed: boolean;
  hints: boolean;
  /** Empty: none. */
  password: string;
  playersOnly: boolean;
  /** Where people play. */
  clock?: ClockDraft;
  rated: boolean;
}

export function newTable(
  game: string,
  seats: SeatDraft[],
  options: Record<string, string>,
  { listed, hints, password, playersOnly, rated, clock }: Terms,
  origin?: NewTable["origin"],
): NewTable {
  return {
    game,
    seats: seats.map(planOf),
    options,
    listed,
    hints: hints && !rated,
    rated,
    password: password.trim() || null,
    onlookers: !playersOnly,
    ...(clock && withPeople(seats) ? { clock: agreed(clock) } : {}),
    ...(origin ? { origin } : {}),
  };
}
