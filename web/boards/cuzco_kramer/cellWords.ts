/** What a cell is and what is on it, in words: the name that a screen reader says. */
import type { Words } from "../../shell/speech/words.svelte";
import { landAt } from "./printed";
import {
  basinAt,
  faceAt,
  groupAt,
  incaAt,
  levelAt,
  type Cell,
  type Group,
  type View,
} from "./view";

/** "G10, village, level 2, Inca of Killa, city of 5, led by Killa" */
export function cellWords(
  words: Words,
  view: View,
  names: string[],
  targets: ReadonlyMap<Cell, number | null>,
  cell: Cell,
): string {
  const parts = [cell, ...groundWords(words, view, cell), ...pieceWords(words, view, names, cell)];
  const group = groupAt(view, cell);
  if (group) parts.push(groupWords(words, names, group));
  const price = targets.get(cell);
  if (price === undefined) return parts.join(", ");
  parts.push(price === null ? words.say("ck-cell-offer") : words.say("ck-cell-price", { price }));
  return parts.join(", ");
}

function groundWords(words: Words, view: View, cell: Cell): string[] {
  const face = faceAt(view, cell);
  if (face) return [words.say(`ck-cell-${face}`, { level: levelAt(view, cell) })];
  if (basinAt(view, cell)) return [words.say("ck-cell-basin")];
  return [words.say(`ck-cell-${landAt(cell)}`)];
}

function pieceWords(words: Words, view: View, names: string[], cell: Cell): string[] {
  const said: string[] = [];
  const value = view.temples[cell];
  const seat = incaAt(view, cell);
  if (value) said.push(words.say("ck-cell-temple", { value }));
  if (view.discs.includes(cell)) said.push(words.say("ck-cell-disc"));
  if (seat !== null) said.push(words.say("ck-cell-inca", { name: names[seat] ?? "" }));
  return said;
}

function groupWords(words: Words, names: string[], group: Group): string {
  const { leader } = group;
  return words.say("ck-cell-group", {
    kind: group.temple ? "city" : "village",
    size: group.cells.length,
    led: leader === null ? "no" : "yes",
    name: leader === null ? "" : (names[leader] ?? ""),
  });
}
