/** Keys of this board: confirm, give up, nearer and farther, the next thing to do. */
import type { Camera } from "../kit/camera.svelte";
import { zoomed, type BoardKeys } from "../kit/keys";
import type { IncaDraft } from "./draft.svelte";
import { MODES } from "./offers";

/** What they do, in words; the list of shortcuts shows them. */
export const KEYS: readonly string[] = [
  "ie-key-arrows",
  "ie-key-enter",
  "ie-key-deeds",
  "ie-key-esc",
  "ie-key-zoom",
];

export const keysOf = (draft: IncaDraft, camera: Camera): BoardKeys => ({
  cancel: () => !draft.lookedAt && draft.cancel(),
  confirm: () => confirmed(draft),
  other: ({ key }) => !draft.lookedAt && (chosen(key, draft) || zoomed(key, camera)),
});

function confirmed(draft: IncaDraft): boolean {
  if (!draft.ready) return false;
  draft.confirm();
  return true;
}

/** 1 for roads, 2 and on for the developments, in the order of the dock. */
function chosen(key: string, draft: IncaDraft): boolean {
  const mode = MODES[Number(key) - 1];
  if (!mode || !draft.mayBegin(mode)) return false;
  draft.pick(mode);
  return true;
}
