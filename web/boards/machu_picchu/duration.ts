/** How long an event stays on stage, in milliseconds. */
import type { EventTold } from "../contract";
import { moveOf } from "./move";

/** Steps of a move: the walk, then the token's flight from the row to the depot. */
export const WALK = 280;
export const FLIGHT = 300;

const PAUSES: Record<string, number> = {
  "MP-109": 600,
  "MP-203": 900,
  "MP-305": 550,
  "MP-306": 200,
  "MP-307": 600,
  "MP-410": 1000,
  "MP-503": 700,
  "MP-504": 700,
  "MP-902": 700,
  "MP-310": 350,
  "MP-211": 500,
  "MP-805": 500,
  "MP-807": 250,
};

export function duration(event: EventTold): number {
  const move = moveOf(event);
  if (!move) return PAUSES[event.rule] ?? 0;
  if (move.kind === "leave") return WALK + FLIGHT + 600;
  if (move.kind === "blocked") return WALK + 500;
  return WALK + (move.tokens.length ? FLIGHT + 300 : 200);
}
