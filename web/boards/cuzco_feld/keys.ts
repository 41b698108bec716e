/** Keys of this board: the dice, the scenes, closing what lies on top, turning the tile. */
import { kept } from "../../shell/memory";
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

/** Heard before the frame hears it: what is used here is not meant for others. */
export function boardKey(event: KeyboardEvent, draft: FeldDraft, room: Element): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element | null;
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return;
  const here = target !== null && room.contains(target);
  if (used(event.key, draft, here)) event.preventDefault();
}

function used(key: string, draft: FeldDraft, here: boolean): boolean {
  if (key === "Escape") return !draft.lookedAt && !whyIsOpen() && draft.cancel();
  if (!here && kept("shortcuts") === "off") return false;
  return pickedDie(key, draft) || opened(key, draft) || turned(key, draft);
}

/** An explanation lies on top: it closes itself, as a card does that is looked at. */
const whyIsOpen = (): boolean => document.querySelector("[data-testid=why-not]") !== null;

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
