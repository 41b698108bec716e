/** What an event tells about the board: which cells it speaks of and what moves on them. */
import type { EventTold } from "../contract";
import { textIn, textsIn } from "../kit/facts";
import { tells } from "../kit/told";
import type { Cell } from "./view";

export interface Happening {
  seat: number | null;
  /** All the cells that it speaks of. */
  cells: Cell[];
  /** A tile that was laid, a basin that was dug. */
  laid: Cell[];
  dug: Cell[];
  /** An Inca that came here, from there or from outside; one that left. */
  from: Cell | null;
  to: Cell | null;
  left: Cell | null;
  temple: Cell | null;
  disc: Cell | null;
  points: number;
}

const ARRIVING = ["CK-409", "CK-411"];
const BUILDING = ["CK-511", "CK-522"];

/** Null for an event that touches no cell. */
export function happeningOf(event: EventTold | null): Happening | null {
  if (!event) return null;
  const cell = textIn(event, "cell");
  const from = textIn(event, "origin");
  const many = textsIn(event, "cells");
  const cells = [...many, cell, from].filter((each): each is Cell => each !== null);
  if (!cells.length) return null;
  const when = (...rules: string[]) => (rules.includes(event.rule) ? cell : null);
  const dug = when("CK-601");
  return {
    seat: event.seat < 0 ? null : event.seat,
    cells,
    laid: tells(event, { "CK-313": true }) ? many : [],
    dug: dug ? [dug] : [],
    from,
    to: when(...ARRIVING),
    left: when("CK-413"),
    temple: when(...BUILDING),
    disc: when("CK-730"),
    points: event.points,
  };
}
