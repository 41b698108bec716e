/** Names of cards, places and players in the reader's language. */
import type { Words } from "../../shell/speech/words.svelte";
import { relicsOf } from "./relics";
import type { Mode } from "./offers";
import type { Basin, Card, Group, View } from "./view";

/** How messages call a kind of tile or another sort of action. */
export function modeName(mode: Mode): string {
  const tiles: Partial<Record<Mode, string>> = {
    "3": "triple",
    "2": "double",
    "1v": "village",
    "1c": "crops",
  };
  return tiles[mode] ?? mode;
}

/** "tumi and kero" */
export function cardWords(words: Words, card: Card): string {
  return words.list(relicsOf(card).map((relic) => words.say("ck-relic", { relic })));
}

/** "City of F11: 9 cells, temple 8" or "Village of G5: 3 cells" */
export function groupWords(words: Words, view: View, group: Group): string {
  const value = group.temple ? (view.temples[group.temple] ?? 0) : 0;
  const cell = group.temple ?? group.cells[0]!;
  const kind = group.temple ? "city" : "village";
  return words.say("ck-group", { kind, cell, value, size: group.cells.length });
}

/** "Basin of F8: 2 cells, still open" */
export function basinWords(words: Words, basin: Basin): string {
  return words.say("ck-basin", {
    cell: basin.cells[0]!,
    size: basin.cells.length,
    state: basin.enclosed ? "enclosed" : "open",
  });
}
