/** Keys of this board: turn the tile, give up, heights, names of cells, nearer and farther. */
import type { Camera } from "../kit/camera.svelte";
import { zoomed, type BoardKeys } from "../kit/keys";
import type { KramerDraft } from "./draft.svelte";

/** What they do, in words; the list of shortcuts shows them. */
export const KEYS: readonly string[] = [
  "ck-key-arrows",
  "ck-key-enter",
  "ck-key-r",
  "ck-key-esc",
  "ck-key-h",
  "ck-key-c",
  "ck-key-zoom",
];

export const keysOf = (draft: KramerDraft, camera: Camera): BoardKeys => ({
  cancel: () => !draft.lookedAt && draft.cancel(),
  confirm: () => confirmed(draft),
  other: (event) => !draft.lookedAt && (switched(event, draft) || zoomed(event.key, camera)),
});

function switched({ key, shiftKey }: KeyboardEvent, draft: KramerDraft): boolean {
  switch (key.toLowerCase()) {
    case "r":
      return turned(draft, shiftKey ? -1 : 1);
    case "h":
      draft.heights = !draft.heights;
      return true;
    case "c":
      draft.named = !draft.named;
      return true;
  }
  return false;
}

function confirmed(draft: KramerDraft): boolean {
  if (!draft.planned || draft.venue) return false;
  void draft.send();
  return true;
}

/** Only with a tile in hand: the frame opens the rules with the same key. */
function turned(draft: KramerDraft, by: 1 | -1): boolean {
  if (!draft.tile || !draft.ghost()) return false;
  draft.rotate(by);
  return true;
}
