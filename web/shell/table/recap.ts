/** What happened since somebody's last decision: who did how much, and where points came from. */
import type { EventTold, StepTold } from "../../wire/types";

interface Deeds {
  seat: number;
  steps: number;
  points: number;
  /** What brought or cost points, in order. */
  scored: EventTold[];
}

export interface Recap {
  /** After so many lines it begins. */
  from: number;
  deeds: Deeds[];
}

/** Of the others, in the order in which they came; null: nobody did anything since. */
export function recapOf(log: readonly StepTold[], seat: number | null): Recap | null {
  const standing = log.filter((step) => !step.undone);
  const own = standing.findLastIndex((step) => step.seat === seat);
  const later = standing.slice(own + 1).filter((step) => step.events.length > 0);
  const seats = [...new Set(later.map((step) => step.seat).filter((by) => by >= 0))];
  if (seat === null || own < 0 || seats.length === 0) return null;
  const events = later.flatMap((step) => step.events);
  return {
    from: standing[own].line,
    deeds: seats.map((by) => {
      const scored = events.filter((event) => event.seat === by && event.points !== 0);
      return {
        seat: by,
        steps: later.filter((step) => step.seat === by).length,
        points: scored.reduce((sum, { points }) => sum + points, 0),
        scored,
      };
    }),
  };
}
