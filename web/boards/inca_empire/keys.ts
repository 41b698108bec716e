/** Keys of this board: confirm, give up, nearer and farther, the next thing to do. */
import { kept } from "../../shell/memory";
import type { Camera } from "../camera.svelte";
import type { IncaDraft } from "./draft.svelte";
import { MODES } from "./offers";

const STEP = 1.4;

/** What they do, in words; the list of shortcuts shows them. */
export const KEYS: readonly string[] = [
  "ie-key-arrows",
  "ie-key-enter",
  "ie-key-deeds",
  "ie-key-esc",
  "ie-key-zoom",
];

/** Heard before the frame hears it: what is used here is not meant for others. */
export function boardKey(
  event: KeyboardEvent,
  draft: IncaDraft,
  camera: Camera,
  room: Element,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element | null;
  if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return;
  const here = target !== null && room.contains(target);
  if (used(event, draft, camera, here)) event.preventDefault();
}

function used(event: KeyboardEvent, draft: IncaDraft, camera: Camera, here: boolean): boolean {
  if (event.key === "Escape") return !whyIsOpen() && draft.cancel();
  if (event.key === "Enter") return !here && !onControl(event) && confirmed(draft);
  if (!here && kept("shortcuts") === "off") return false;
  return chosen(event.key, draft) || zoomed(event.key, camera);
}

/** An explanation lies on top: Escape closes that first. */
const whyIsOpen = (): boolean => document.querySelector("[data-testid=why-not]") !== null;

const onControl = (event: KeyboardEvent): boolean =>
  (event.target as Element).closest("button, a, [role=button], [role=slider], [role=tab]") !== null;

function confirmed(draft: IncaDraft): boolean {
  if (!draft.ready) return false;
  draft.confirm();
  return true;
}

/** 1 for roads, 2 and on for the developments, in the order of the dock. */
function chosen(key: string, draft: IncaDraft): boolean {
  const number = Number(key);
  if (!Number.isInteger(number) || number < 1) return false;
  const mode = MODES[number - 1];
  if (!mode || !draft.mayBegin(mode)) return false;
  draft.pick(mode);
  return true;
}

function zoomed(key: string, camera: Camera): boolean {
  if (key === "+" || key === "=") camera.zoom(STEP);
  else if (key === "-") camera.zoom(1 / STEP);
  else if (key === "0") camera.showAll();
  else return false;
  return true;
}
