/** It is your turn: a quiet sound, a mark on the tab, and a notice where the page is not seen. */
import { canHash, hashOfText } from "../browser/hashes";
import { keep, kept } from "../browser/memory";
import { api } from "../../wire/api";
import type { TableInfo } from "../../wire/types";
import { root } from "../../wire/root";
import { app, badge } from "./app.svelte";

/** Two notes of a panpipe: how high, and when. */
const NOTES = [
  { hertz: 587.33, at: 0 },
  { hertz: 880, at: 0.14 },
];
const LASTS = 0.42;
const LOUD = 0.07;
/** Part of a breath in a note. */
const BREATH = 0.25;

class Ring {
  #sound = $state(kept("sound") !== "off");
  #context: AudioContext | null = null;
  #table: string | null = null;
  #mine: boolean | null = null;

  get sound(): boolean {
    return this.#sound;
  }

  choose(sound: boolean): void {
    this.#sound = sound;
    keep("sound", sound ? "on" : "off");
    if (sound) this.play();
  }

  /** Whether it is my turn at this table; told whenever that may have changed. */
  turn(table: string, mine: boolean, title: string): void {
    const same = this.#table === table;
    const begins = mine && same && this.#mine === false;
    if (!mine && same && this.#mine) void recount();
    this.#table = table;
    this.#mine = mine;
    icon(mine ? "icon-turn.svg" : "icon.svg");
    if (!begins) return;
    void recount();
    if (this.#sound) this.play();
    if (document.hidden) void this.#tell(table, title);
  }

  /** The table is left. */
  still(): void {
    icon("icon.svg");
  }

  /** Browsers play nothing before somebody has pressed something: then it is silent. */
  play(): void {
    if (typeof AudioContext === "undefined") return;
    if ("userActivation" in navigator && !navigator.userActivation.hasBeenActive) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    void context.resume().then(() => {
      for (const { hertz, at } of NOTES) blow(context, hertz, context.currentTime + at);
    });
  }

  /** In the place of what a push may say later, and the other way round. */
  async #tell(table: string, title: string): Promise<void> {
    if (!("Notification" in window) || Notification.permission !== "granted" || !canHash()) return;
    const worker = await app.worker();
    const tag = (await hashOfText(table)).slice(0, 32);
    const link = `${location.origin}${root}table/${encodeURIComponent(table)}`;
    await worker?.showNotification(title, {
      tag,
      icon: `${root}icon-192.png`,
      data: { link, off: "" },
    });
  }
}

/** One soft note: a tone, and its octave as breath. */
function blow(context: AudioContext, hertz: number, at: number): void {
  for (const [times, part] of [
    [1, 1],
    [2, BREATH],
  ]) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.type = "sine";
    tone.frequency.value = hertz * times;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(LOUD * part, at + 0.03);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + LASTS);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + LASTS);
  }
}

/** How many tables wait now, this one and others. */
async function recount(): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  try {
    const { mine } = await api.tables();
    badge(mine.filter(waitsForMe).length);
  } catch {
    // the next time
  }
}

/** Whether a table waits for an answer of mine. */
export const waitsForMe = (table: TableInfo): boolean =>
  table.status === "playing" && table.seats.some((s) => s.mine && table.asked.includes(s.seat));

function icon(name: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = `${root}${name}`;
  if (link && link.getAttribute("href") !== href) link.href = href;
}

export const ring = new Ring();
