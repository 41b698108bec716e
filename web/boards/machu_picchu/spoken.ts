/** What lies where, in words: the names that a screen reader says. */
import type { Words } from "../../shell/speech/words.svelte";
import type { MachuDraft } from "./draft.svelte";
import { signed } from "./legible";
import { SQUARES } from "./printed";
import { ownPair, type Square, type Stair, type View } from "./view";

/** "North stair: card 31, laid by B, open" */
export function stairWords(words: Words, view: View, names: string[], stair: Stair): string {
  const laid = view.stairs[stair];
  if (!laid) return words.say("mp-stair-empty", { stair });
  const name = nameOf(words, names, laid.by);
  if (laid.card === null) return words.say("mp-stair-unknown", { stair, name });
  const face = laid.open ? "open" : "hidden";
  return words.say("mp-stair-known", { stair, name, face, card: laid.card });
}

export function nameOf(words: Words, names: string[], seat: number | null): string {
  return seat === null ? words.say("mp-draw-pile-name") : (names[seat] ?? "");
}

/** "C3, two suns, priest 2" */
export function squareWords(words: Words, view: View, draft: MachuDraft, square: Square): string {
  const printed = SQUARES.find((each) => each.id === square)!;
  const priest = view.priests.indexOf(square) + 1;
  return words.say("mp-square", {
    square,
    suns: printed.suns,
    priest,
    offered: draft.mayReturn(square) ? "yes" : "no",
  });
}

/** "C3: two suns", and who stands there: "Priest 2, yours, worth 5" */
export function lookWords(words: Words, view: View, square: Square): string[] {
  const { suns, start } = SQUARES.find((each) => each.id === square)!;
  const priest = view.priests.indexOf(square) + 1;
  const place = words.say("mp-look-square", { square, suns, start: start ?? 0 });
  if (!priest) return [place];
  const standing = ownPair(view).includes(priest) ? "own" : "other";
  const value = signed(view.values[priest - 1]!);
  return [words.say("mp-look-priest", { priest, standing, value }), place];
}

/** The whole temple in a sentence per priest. */
export function templeWords(words: Words, view: View): string[] {
  return view.priests.map((square, index) =>
    words.say("mp-priest-at", {
      priest: index + 1,
      square: square ?? "none",
      value: signed(view.values[index]!),
    }),
  );
}
