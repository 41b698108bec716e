/** Keys of a board, heard before the frame hears them: what is used here is not meant for others. */
import { kept } from "../../shell/browser/memory";
import type { Camera } from "./camera.svelte";

/** What a board does with a key; false: nothing, it is meant for others. */
export interface BoardKeys {
  /** Escape gives up what was begun. */
  cancel(): boolean;
  /** Enter, away from the board and from every button. */
  confirm?(): boolean;
  /** Any other key. */
  other(event: KeyboardEvent): boolean;
}

export function boardKey(event: KeyboardEvent, room: Element, keys: BoardKeys): void {
  if (room.closest("[inert]")) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element | null;
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return;
  const here = target !== null && room.contains(target);
  if (used(event, here, keys)) event.preventDefault();
}

function used(event: KeyboardEvent, here: boolean, keys: BoardKeys): boolean {
  if (event.key === "Escape") return !whyIsOpen() && keys.cancel();
  if (event.key === "Enter") return !here && !onControl(event) && (keys.confirm?.() ?? false);
  return (here || kept("shortcuts") !== "off") && keys.other(event);
}

/** An explanation lies on top: Escape closes that first. */
const whyIsOpen = (): boolean => document.querySelector("[data-testid=why-not]") !== null;

const onControl = (event: KeyboardEvent): boolean =>
  (event.target as Element).closest("button, a, [role=button], [role=slider], [role=tab]") !== null;

const STEP = 1.4;

/** Plus, minus and 0: nearer, farther, everything. */
export function zoomed(key: string, camera: Camera): boolean {
  if (key === "+" || key === "=") camera.zoom(STEP);
  else if (key === "-") camera.zoom(1 / STEP);
  else if (key === "0") camera.showAll();
  else return false;
  return true;
}
