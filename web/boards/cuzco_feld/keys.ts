/** Keys of this board: the dice, the scenes, closing what lies on top, turning the tile. */
import type { BoardKeys } from "../kit/keys";
import type { FeldDraft } from "./draft.svelte";
import { SCENES, type Scene } from "./offers";

/** What they do, in words; the list of shortcuts shows them. */
export const KEYS: readonly string[] = [
  "cf-key-dice",
  "cf-key-scenes",
  "cf-key-turn",
  "cf-key-esc",
];

const SCENE_KEYS: Record<string, Scene> = { z: SCENES[0]!, x: SCENES[1]!, v: SCENES[2]! };

/** A card that is looked at closes itself. */
export const keysOf = (draft: FeldDraft): BoardKeys => ({
  cancel: () => !draft.lookedAt && draft.cancel(),
  other: ({ key }) => pickedDie(key, draft) || opened(key, draft) || turned(key, draft),
});

/** 1 to 6: the own die of this value. */
function pickedDie(key: string, draft: FeldDraft): boolean {
  const value = Number(key);
  if (draft.step !== "die" || !draft.dice.includes(value)) return false;
  void draft.pickDie(value);
  return true;
}

/** Z, X, V: roads, capital, mask; the same key once more makes it small again. */
function opened(key: string, draft: FeldDraft): boolean {
  const scene = SCENE_KEYS[key.toLowerCase()];
  if (!scene) return false;
  draft.scene = scene;
  draft.large = draft.large === scene ? null : scene;
  return true;
}

/** Square brackets turn the Cuzco tile while this is asked. */
function turned(key: string, draft: FeldDraft): boolean {
  if (draft.step !== "rotate" || (key !== "[" && key !== "]")) return false;
  draft.turnTo(draft.turn + (key === "]" ? 1 : -1));
  return true;
}
