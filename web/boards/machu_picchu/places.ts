/** Which places of the board an event speaks of: to light them up. */
import type { EventTold } from "../contract";
import { numberIn, textIn } from "../kit/facts";
import { tells } from "../kit/told";
import { moveOf } from "./move";
import { STAIRS, type Square, type Stair } from "./view";

export interface Places {
  squares: Square[];
  stairs: Stair[];
  priests: number[];
  sky: boolean;
  row: "sun" | "fire" | null;
}

/** All cards are turned, or all are taken away. */
const EVERY_STAIR = { "MP-410": true, "MP-310": true } as const;

const NONE: Places = { squares: [], stairs: [], priests: [], sky: false, row: null };

export function placesOf(event: EventTold | null): Places {
  if (!event) return NONE;
  const move = moveOf(event);
  const stair = textIn(event, "stair") as Stair | null;
  const priest = numberIn(event, "priest");
  const token = move?.tokens[0] ?? 0;
  return {
    squares: move ? [move.from, move.to].filter((square) => square !== null) : [],
    stairs: tells(event, EVERY_STAIR) ? [...STAIRS] : stair ? [stair] : [],
    priests: priest ? [priest] : [],
    sky: tells(event, { "MP-203": true }),
    row: token > 0 ? "sun" : token < 0 ? "fire" : null,
  };
}
