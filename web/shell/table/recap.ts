/** What happened since somebody's last decision: what it meant for them, who did how much, and where
 *  points came from. */
import type { EventTold, StepTold } from "../../wire/types";
import { seatFacts } from "../speech/facts";

interface Deeds {
  seat: number;
  steps: number;
  points: number;
  /** What brought or cost points, in order. */
  scored: EventTold[];
}

/** An event that happened to the reader. */
interface Met {
  event: EventTold;
  /** The fact that names the reader: `seat`, or another. */
  you: string;
}

export interface Recap {
  /** After so many lines it begins. */
  from: number;
  /** What others caused. */
  met: Met[];
  /** What was answered for the reader, as there was no choice. */
  forced: EventTold[];
  deeds: Deeds[];
}

/** By which fact an event names a seat; null: it does not. */
function namesAs(event: EventTold, seat: number): string | null {
  if (event.seat === seat) return "seat";
  return seatFacts(event.facts).find((key) => event.facts[key] === seat) ?? null;
}

/** `isTold`: whether a game has words for what this event means to a seat. Of the others in the
 *  order in which they came; null: nobody did anything since. */
export function recapOf(
  log: readonly StepTold[],
  seat: number | null,
  isTold: (event: EventTold) => boolean,
): Recap | null {
  const standing = log.filter((step) => !step.undone);
  const own = standing.findLastIndex((step) => step.seat === seat && !step.forced);
  const later = standing.slice(own + 1).filter((step) => step.events.length > 0);
  const first = later.findIndex((step) => step.seat >= 0 && step.seat !== seat);
  if (seat === null || own < 0 || first < 0) return null;
  const isOwn = (step: StepTold) => step.seat === seat;
  const others = later.filter((step) => !isOwn(step));
  const seats = [...new Set(others.map((step) => step.seat).filter((by) => by >= 0))];
  return {
    from: standing[own].line,
    met: others
      .flatMap((step) => step.events)
      .flatMap((event) => {
        const you = namesAs(event, seat);
        const paid = you === "seat" && event.points !== 0;
        return you !== null && (paid || isTold(event)) ? [{ event, you }] : [];
      }),
    forced: later
      .slice(first)
      .filter(isOwn)
      .flatMap((step) => step.events.filter((event) => event.seat === seat)),
    deeds: seats.map((by) => deedsOf(by, later)),
  };
}

function deedsOf(seat: number, steps: readonly StepTold[]): Deeds {
  const scored = steps
    .flatMap(({ events }) => events)
    .filter((event) => event.seat === seat && event.points !== 0);
  return {
    seat,
    steps: steps.filter((step) => step.seat === seat).length,
    points: scored.reduce((sum, { points }) => sum + points, 0),
    scored,
  };
}
