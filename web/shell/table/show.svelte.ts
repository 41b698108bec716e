/** The stage: shows what happened event by event, and ends where the server says it ends. */
import type { BoardModule } from "../../boards/contract";
import { patched } from "../../wire/patch";
import type { EventTold, StepTold } from "../../wire/types";
import { calm } from "../browser/theme.svelte";
import { pace } from "./pace.svelte";
import { entriesOf, type Entry } from "./story";

export interface Change {
  /** Everything so far, with what was taken back struck out. */
  log: StepTold[];
  /** What is new in it: its last lines. */
  steps: StepTold[];
  view: unknown;
  /** Whose own deeds need no waiting for. */
  seat?: number | null;
  /** Who is asked then, if that is known: whoever acted and is not has ended a turn. */
  asked?: readonly number[];
}

type Scene =
  { entry: Entry; number: number } | { change: unknown } | { view: unknown } | { over: true };

interface Waiting {
  scene: Scene;
  /** When it came in. */
  since: number;
  own: boolean;
}

export class Show {
  readonly #board: BoardModule<unknown>;
  readonly #told: (entry: Entry) => void;
  #view = $state.raw<unknown>(null);
  #showing = $state.raw<EventTold | null>(null);
  #log = $state.raw<StepTold[]>([]);
  #shown = $state.raw(0);
  readonly #all = $derived(entriesOf(this.#log));
  readonly #entries = $derived(this.#all.slice(0, this.#shown));
  #busy = $state.raw(false);
  #held = $state.raw(false);
  /** What others have done since somebody's turn began. */
  #turn: EventTold[] = [];
  #retold = $state.raw<EventTold[]>([]);
  #scenes: Waiting[] = [];
  #hurry = false;
  #wake: (() => void) | null = null;
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

  /** The picture stays until somebody goes on. */
  get held(): boolean {
    return this.#held;
  }

  /** A whole turn that is over, told together until somebody goes on; empty: none is. */
  get retold(): EventTold[] {
    return this.#retold;
  }

  /** Be there at once, with everything told. */
  jump(view: unknown, log: StepTold[]): void {
    this.#scenes = [];
    this.#held = false;
    this.#turn = [];
    this.#log = log;
    this.#shown = this.#all.length;
    this.#view = view;
    this.#showing = null;
    this.#wake?.();
  }

  add({ log, steps, view, seat = null, asked }: Change): void {
    this.#log = log;
    const scenes = this.#scenesOf(steps);
    const since = Date.now();
    const own = seat !== null && steps.every((step) => step.seat < 0 || step.seat === seat);
    const last = steps.findLast((step) => step.seat >= 0);
    const over: Scene[] = last && asked && !asked.includes(last.seat) ? [{ over: true }] : [];
    this.#scenes.push(...[...scenes, ...over, { view }].map((scene) => ({ scene, since, own })));
    if (!this.#busy) void this.#run();
  }

  /** The picture stays. */
  hold(): void {
    this.#held = this.#busy;
  }

  /** Nothing stays longer than it is worth; what waited is not hurried through for that. */
  go(): void {
    this.#held = false;
    for (const waiting of this.#scenes) waiting.since = Date.now();
    this.#wake?.();
  }

  /** To the next picture. */
  next(): void {
    this.#wake?.();
  }

  /** Enough seen: straight to where we are. */
  skip(): void {
    this.#hurry = true;
    this.#held = false;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let next = this.#scenes.shift(); next; next = this.#scenes.shift()) {
      if (next.own) this.#turn = [];
      const worth = this.#play(next.scene);
      if (worth > 0 && !this.#inHurry()) await this.#wait(worth, next);
      if ("over" in next.scene) await this.#endTurn();
    }
    this.#showing = null;
    this.#hurry = this.#held = false;
    this.#busy = false;
  }

  /** Somebody's turn is over: turn by turn, it is told once more, all of it together. */
  async #endTurn(): Promise<void> {
    const told = this.#turn;
    this.#turn = [];
    if (pace.value !== "turn" || !told.length || this.#hurry || document.hidden) return;
    this.#retold = told;
    this.#held = true;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    this.#wake = null;
    this.#retold = [];
    this.#held = false;
    for (const waiting of this.#scenes) waiting.since = Date.now();
  }

  /** How long this scene is worth looking at, in milliseconds. */
  #play(scene: Scene): number {
    if ("over" in scene) return 0;
    if ("view" in scene) {
      this.#view = scene.view;
      this.#showing = null;
      return 0;
    }
    if ("change" in scene) {
      this.#view = patched(this.#view, scene.change);
      return 0;
    }
    this.#shown = scene.number;
    return this.#tell(scene.entry);
  }

  /** Event by event; a line of which nothing is told changes the view without a word. */
  #scenesOf(steps: StepTold[]): Scene[] {
    let number = this.#all.length - steps.reduce((sum, { events }) => sum + events.length, 0);
    let by = -1;
    return steps.flatMap((step): Scene[] => {
      const over: Scene[] = step.seat >= 0 && by >= 0 && step.seat !== by ? [{ over: true }] : [];
      by = step.seat >= 0 ? step.seat : by;
      const [silent] = step.changes;
      if (step.events.length === 0)
        return silent && !step.undone ? [...over, { change: silent }] : over;
      const told = step.events.map(() => ({ entry: this.#all[number], number: (number += 1) }));
      return [...over, ...told];
    });
  }

  #tell(entry: Entry): number {
    if (entry.undone) return 0;
    this.#told(entry);
    this.#turn.push(entry.event);
    this.#view = patched(this.#view, entry.change);
    this.#showing = entry.event;
    return this.#board.duration(entry.event, this.#view);
  }

  #inHurry(): boolean {
    return this.#hurry || document.hidden || (calm() && pace.value !== "step");
  }

  /** By the pace that was chosen; a picture that is held stays until somebody goes on. */
  #wait(worth: number, { since, own }: Waiting): Promise<void> {
    const stay = own ? worth : pace.stay(worth, Date.now() - since);
    if (stay === Infinity) this.#held = true;
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = stay === Infinity ? undefined : setTimeout(() => this.#held || go(), stay);
      this.#wake = go;
    });
  }
}
