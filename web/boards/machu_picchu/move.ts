/** One move of a priest, as its event tells it. */
import type { EventTold } from "../contract";
import { numberIn, numbersIn, textIn } from "../kit/facts";
import { ARROWS } from "./printed";
import type { Square, Stair } from "./view";

type MoveKind = "arrive" | "blocked" | "leave" | "return";

export interface Move {
  kind: MoveKind;
  rule: string;
  priest: number;
  /** The card that caused it and the stair it lies on; none for a return. */
  card: number | null;
  stair: Stair | null;
  from: Square | null;
  to: Square | null;
  /** The way of the arrow. */
  col: number;
  row: number;
  tokens: number[];
}

const KINDS: Record<string, MoveKind> = {
  "MP-602": "arrive",
  "MP-603": "arrive",
  "MP-604": "arrive",
  "MP-605": "arrive",
  "MP-608": "arrive",
  "MP-609": "arrive",
  "MP-610": "arrive",
  "MP-611": "arrive",
  "MP-508": "blocked",
  "MP-702": "leave",
  "MP-703": "leave",
  "MP-704": "leave",
  "MP-705": "return",
  "MP-706": "return",
};

/** The move that this event tells; null if it tells none. */
export function moveOf(event: EventTold | null): Move | null {
  const kind = event && KINDS[event.rule];
  const priest = event && numberIn(event, "priest", null);
  if (!kind || !priest) return null;
  const stair = textIn(event, "stair") as Stair | null;
  const arrow = stair ? ARROWS[stair] : { col: 0, row: 0 };
  return {
    kind,
    rule: event.rule,
    priest,
    card: numberIn(event, "card", null),
    stair,
    from: textIn(event, "at"),
    to: textIn(event, "to"),
    col: arrow.col,
    row: arrow.row,
    tokens: numbersIn(event, "tokens"),
  };
}

/** A priest shown where it would be put back. */
export function returnTo(priest: number, to: Square): Move {
  const nothing = { card: null, stair: null, col: 0, row: 0, tokens: [] };
  return { ...nothing, kind: "arrive", rule: "MP-706", priest, from: to, to };
}

/** The moves among these events, in their order. */
export function movesOf(events: EventTold[]): Move[] {
  return events.map(moveOf).filter((move) => move !== null);
}
