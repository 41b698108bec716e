/** The stage: shows what happened event by event, and ends where the server says it ends. */
import type { BoardModule } from "../../boards/contract";
import { patched } from "../../wire/patch";
import type { EventTold, StepTold } from "../../wire/types";
import { calm } from "../theme.svelte";
import { entriesOf, takeBackEntries, type Entry } from "./story";

export interface Change {
  /** How many lines stand after what was taken back, before the new ones. */
  keptLines: number | null;
  steps: StepTold[];
  view: unknown;
}

type Scene = { entry: Entry } | { change: unknown } | { keptLines: number } | { view: unknown };

/** So much waiting is not watched any more, but caught up with at once. */
const TOO_MUCH = 80;

export class Show {
  readonly #board: BoardModule<unknown>;
  readonly #told: (entry: Entry) => void;
  #view = $state.raw<unknown>(null);
  #showing = $state.raw<EventTold | null>(null);
  #entries = $state.raw<Entry[]>([]);
  #busy = $state.raw(false);
  #scenes: Scene[] = [];
  #hurry = false;
  #wake: (() => void) | null = null;
  #keys = 0;

  constructor(board: BoardModule<unknown>, told: (entry: Entry) => void = () => undefined) {
    this.#board = board;
    this.#told = told;
  }

  get view(): unknown {
    return this.#view;
  }
  get showing(): EventTold | null {
    return this.#showing;
  }
  /** The log so far: what has been shown, not what is still to come. */
  get entries(): Entry[] {
    return this.#entries;
  }
  /** Something is still being shown; questions wait. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Be there at once, with everything told. */
  jump(view: unknown, log: StepTold[]): void {
    this.#scenes = [];
    this.#keys = 0;
    this.#entries = this.#numbered(log);
    this.#view = view;
    this.#showing = null;
    this.#wake?.();
  }

  add({ keptLines, steps, view }: Change): void {
    if (keptLines !== null) this.#scenes.push({ keptLines });
    for (const step of steps) this.#scenes.push(...this.#scenesOf(step));
    this.#scenes.push({ view });
    if (!this.#busy) void this.#run();
  }

  /** Enough seen: straight to where we are. */
  skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let scene = this.#scenes.shift(); scene; scene = this.#scenes.shift()) {
      const pause = this.#play(scene);
      if (pause > 0 && !this.#inHurry()) await this.#wait(pause);
    }
    this.#showing = null;
    this.#hurry = false;
    this.#busy = false;
  }

  /** How long this scene stays, in milliseconds. */
  #play(scene: Scene): number {
    if ("view" in scene) {
      this.#view = scene.view;
      this.#showing = null;
      return 0;
    }
    if ("keptLines" in scene) {
      this.#entries = takeBackEntries(this.#entries, scene.keptLines);
      return 0;
    }
    if ("change" in scene) {
      this.#view = patched(this.#view, scene.change);
      return 0;
    }
    return this.#tell(scene.entry);
  }

  /** Event by event; a line of which nothing is told changes the view without a word. */
  #scenesOf(step: StepTold): Scene[] {
    const [silent] = step.changes;
    if (step.events.length === 0) return silent && !step.undone ? [{ change: silent }] : [];
    return this.#numbered([step]).map((entry) => ({ entry }));
  }

  #tell(entry: Entry): number {
    this.#entries = [...this.#entries, entry];
    if (entry.undone) return 0;
    this.#told(entry);
    this.#view = patched(this.#view, entry.change);
    this.#showing = entry.event;
    return this.#board.duration(entry.event, this.#view);
  }

  #inHurry(): boolean {
    return this.#hurry || calm() || document.hidden || this.#scenes.length > TOO_MUCH;
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#wake = done;
    });
  }

  #numbered(steps: StepTold[]): Entry[] {
    const entries = entriesOf(steps, this.#keys);
    this.#keys += entries.length;
    return entries;
  }
}
