/** What an answer would change, told in few words: from what the server foresees, and how the groups
 *  differ before and after. */
import type { EventTold, Foresight } from "../contract";
import { textsIn } from "../kit/facts";
import type { ByRule } from "../kit/told";
import type { Cell, Group, View } from "./view";

export interface Consequence {
  /** Message id, and what it needs besides the names of the seats. */
  id: string;
  args: Record<string, string | number>;
  /** Who gets points or is ahead now. */
  seat: number | null;
  points: number;
  rule: string;
  cells: Cell[];
}

/** Everything worth saying, points first. */
export function consequences(view: View, { events, view: then }: Foresight<View>): Consequence[] {
  const after = then ?? view;
  return [
    ...events.flatMap(paid),
    ...joined(view, after),
    ...split(view, after),
    ...leads(view, after),
    ...events.flatMap(ends),
  ];
}

const plain = (
  id: string,
  rule: string,
  cells: Cell[],
  args: Consequence["args"] = {},
): Consequence => ({ id, rule, cells, args, seat: null, points: 0 });

/** What pays is said so, if nothing more is to be said of it. */
const PAYING: ByRule<string> = { "CK-803": "ck-then-closes" };
const FREE: ByRule<string> = { "CK-610": "ck-then-closes-nobody" };
const ENDING: ByRule<string> = { "CK-901": "ck-then-last-triple", "CK-523": "ck-then-disc-back" };

function paid(event: EventTold): Consequence[] {
  const { rule, seat, points } = event;
  const cells = textsIn(event, "cells");
  if (points) return [{ ...plain(PAYING[rule] ?? "ck-then-points", rule, cells), seat, points }];
  const id = FREE[rule];
  return id ? [plain(id, rule, cells)] : [];
}

function ends({ rule }: EventTold): Consequence[] {
  const id = ENDING[rule];
  return id ? [plain(id, rule, [])] : [];
}

const shares = (group: Group, other: Group): boolean =>
  group.cells.some((cell) => other.cells.includes(cell));

/** How a group is called: a city by its temple, a village by its first cell. */
const placeName = (group: Group): Cell => group.temple ?? group.cells[0]!;

/** Groups of which some are one now: said with the city, if there is one. */
function joined(before: View, after: View): Consequence[] {
  return after.groups.flatMap((group) => {
    const parts = before.groups.filter((part) => shares(part, group));
    if (parts.length < 2) return [];
    return [plain("ck-then-joins", "CK-315", group.cells, named(group, { parts: parts.length }))];
  });
}

/** Groups of which several are left, or none. */
function split(before: View, after: View): Consequence[] {
  return before.groups.flatMap((group) => {
    const parts = after.groups.filter((part) => shares(part, group));
    if (parts.length === 1) return [];
    return [plain("ck-then-splits", "CK-315", group.cells, named(group, { parts: parts.length }))];
  });
}

function named(group: Group, args: Consequence["args"]): Consequence["args"] {
  const kind = group.temple ? "city" : "village";
  return { ...args, kind, cell: placeName(group), size: group.cells.length };
}

/** Groups and basins with another leader than before. */
function leads(before: View, after: View): Consequence[] {
  const groups = after.groups.flatMap((group) => {
    const old = before.groups.find((part) => placeName(part) === placeName(group));
    return old && old.leader !== group.leader ? [leadOf(group, old, named(group, {}))] : [];
  });
  const basins = after.basins.flatMap((basin) => {
    const old = before.basins.find((part) => part.cells[0] === basin.cells[0]);
    const args = { kind: "basin", cell: basin.cells[0]!, size: basin.cells.length };
    const open = old && !old.enclosed && !basin.enclosed && old.leader !== basin.leader;
    return open ? [leadOf(basin, old, args)] : [];
  });
  return [...groups, ...basins];
}

interface Led {
  leader: number | null;
  cells: Cell[];
}

function leadOf(led: Led, old: Led, args: Consequence["args"]): Consequence {
  const id = led.leader === null ? "ck-then-nobody-leads" : "ck-then-leads";
  const seat = led.leader ?? old.leader;
  return { ...plain(id, "CK-507", led.cells, args), seat };
}
