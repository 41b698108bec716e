/** Keys that do something at the table; they can be switched off. */
import { keep, kept } from "../browser/memory";
import { citing } from "../browser/citing.svelte";
import type { Desk } from "./desk.svelte";
import type { Rooms } from "./rooms.svelte";

export const shortcutsOn = () => kept("shortcuts") !== "off";
export const setShortcuts = (on: boolean) => keep("shortcuts", on ? "on" : "off");

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

function focusOn(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** Closes the topmost thing that is open. */
function escape(desk: Desk, rooms: Rooms): boolean {
  if (desk.show.busy && !desk.replaying) desk.show.skip();
  else if (citing.shown) citing.close();
  else if (rooms.sheet) rooms.sheet = false;
  else if (desk.replaying && desk.live) desk.replayer.live();
  else return false;
  return true;
}

function letter(key: string, desk: Desk, rooms: Rooms): boolean {
  switch (key) {
    case "r":
      citing.toggle();
      return true;
    case "l":
      rooms.showLog();
      focusOn("[data-log]");
      return true;
    case "u":
      void desk.undo();
      return true;
    case "s":
      if (!desk.looksBack) return false;
      rooms.toggleSheet();
      return true;
    case "q":
      focusOn("[data-question]");
      return true;
    case "n":
      if (!desk.show.busy) return false;
      desk.show.next();
      return true;
    case "g":
      if (!desk.mine) return false;
      rooms.guide = !rooms.guide;
      return true;
    case "h":
      void desk.advice.ask();
      return true;
    case "w":
      rooms.what += 1;
      return true;
    case "a":
      rooms.aid = true;
      return true;
    case "?":
      rooms.help = true;
      return true;
  }
  return false;
}

/** Arrows walk through the past while it is looked at. */
function arrow(key: string, desk: Desk): boolean {
  const { line } = desk.replayer;
  if (line === null) return false;
  if (key === "ArrowLeft") void desk.replayer.to(line - 1, desk.lines);
  else if (key === "ArrowRight") void desk.replayer.forward(line, desk.lines);
  else return false;
  return true;
}

export function onKey(event: KeyboardEvent, desk: Desk, rooms: Rooms): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    if (!document.querySelector("dialog[open]") && escape(desk, rooms)) event.preventDefault();
    return;
  }
  if (isTyping(event.target) || !shortcutsOn() || desk.curtain !== null) return;
  const target = event.target as HTMLElement | null;
  if (target?.closest('[role="slider"], [role="tablist"], [role="radiogroup"]')) return;
  if (letter(event.key, desk, rooms) || arrow(event.key, desk)) event.preventDefault();
}
