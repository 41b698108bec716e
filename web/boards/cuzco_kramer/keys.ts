/** Keys of this board: turn the tile, give up, heights, names of cells, nearer and farther. */
import { kept } from "../../shell/memory";
import type { Camera } from "../kit/camera.svelte";
import type { Desk } from "./desk.svelte";

const STEP = 1.4;

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

/** Heard before the frame hears it: what is used here is not meant for others. */
export function boardKey(event: KeyboardEvent, desk: Desk, camera: Camera, room: Element): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element | null;
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return;
  const here = target !== null && room.contains(target);
  if (used(event, desk, camera, here)) event.preventDefault();
}

function used(event: KeyboardEvent, desk: Desk, camera: Camera, here: boolean): boolean {
  if (desk.lookedAt) return false;
  if (event.key === "Escape") return !whyIsOpen() && desk.cancel();
  if (event.key === "Enter") return !here && !onControl(event) && confirmed(desk);
  if (!here && kept("shortcuts") === "off") return false;
  switch (event.key) {
    case "r":
    case "R":
      return turned(desk, event.shiftKey ? -1 : 1);
    case "h":
    case "H":
      desk.heights = !desk.heights;
      return true;
    case "c":
    case "C":
      desk.named = !desk.named;
      return true;
  }
  return zoomed(event.key, camera);
}

/** An explanation lies on top: Escape closes that first. */
const whyIsOpen = (): boolean => document.querySelector("[data-testid=why-not]") !== null;

const onControl = (event: KeyboardEvent): boolean =>
  (event.target as Element).closest("button, a, [role=button], [role=slider], [role=tab]") !== null;

function confirmed(desk: Desk): boolean {
  if (!desk.planned || desk.venue) return false;
  void desk.confirm();
  return true;
}

/** Only with a tile in hand: the frame opens the rules with the same key. */
function turned(desk: Desk, by: 1 | -1): boolean {
  if (!desk.tile || !desk.ghost()) return false;
  desk.rotate(by);
  return true;
}

function zoomed(key: string, camera: Camera): boolean {
  if (key === "+" || key === "=") camera.zoom(STEP);
  else if (key === "-") camera.zoom(1 / STEP);
  else if (key === "0") camera.showAll();
  else return false;
  return true;
}
