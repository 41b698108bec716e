/** Going back and forth in a game: fetched when first wanted, then a matter of this browser. */
import type { BoardModule } from "../../boards/contract";
import { api, type Source } from "../../wire/api";
import type { Past } from "../../wire/past";
import type { StepTold } from "../../wire/types";
import { Show } from "./show.svelte";

export class Replayer {
  readonly show: Show;
  readonly #source: () => Source;
  #replay = $state.raw<Past | null>(null);
  #line = $state.raw<number | null>(null);
  #eyes = $state.raw<number | null>(null);
  #playing = $state.raw(false);
  #turns = 0;

  constructor(board: BoardModule<unknown>, source: () => Source) {
    this.show = new Show(board);
    this.#source = source;
  }

  /** After how many lines we look; null: at the present. */
  get line(): number | null {
    return this.#line;
  }
  get playing(): boolean {
    return this.#playing;
  }
  get replay(): Past | null {
    return this.#replay;
  }

  /** Through whose eyes we look; null: our own. */
  get eyes(): number | null {
    return this.#eyes;
  }

  /** The same moment through other eyes; the server says whether that may be. */
  async lookThrough(eyes: number | null, lines: number): Promise<void> {
    this.#eyes = eyes;
    this.#replay = null;
    await this.to(this.#line ?? lines, lines);
  }

  /** The whole game up to now. */
  async load(lines: number): Promise<Past> {
    const known = this.#replay;
    if (known && known.steps.length === lines) return known;
    const fetched = await api.replay(this.#source());
    this.#replay = fetched;
    return fetched;
  }

  /** Something was taken back: what was fetched is not how it was. */
  forget(): void {
    this.live();
    this.#replay = null;
  }

  use(replay: Past): void {
    this.#replay = replay;
  }

  /** Look at the position after so many lines. */
  async to(line: number, lines: number): Promise<void> {
    this.#turns += 1;
    this.#playing = false;
    const { steps, positions } = await this.load(lines);
    const at = Math.max(0, Math.min(line, steps.length));
    this.#line = at;
    this.show.jump(positions[at], steps.slice(0, at));
  }

  /** Show the next line as it happened. */
  async forward(from: number, lines: number): Promise<void> {
    const { steps } = await this.load(lines);
    if (from >= steps.length) return;
    if (this.#line !== from || this.show.busy) await this.to(from, lines);
    this.#stage(steps[from]);
  }

  async play(from: number, lines: number): Promise<void> {
    const { steps } = await this.load(lines);
    await this.to(from >= steps.length ? 0 : from, lines);
    this.#playing = true;
    const turn = ++this.#turns;
    for (let at = this.#line ?? 0; at < steps.length; at += 1) {
      this.#stage(steps[at]);
      await this.#shown();
      if (this.#turns !== turn) return;
    }
    this.#playing = false;
  }

  pause(): void {
    this.#turns += 1;
    this.#playing = false;
  }

  live(): void {
    this.pause();
    this.#line = null;
  }

  #stage(step: StepTold): void {
    const view = this.#replay?.positions[step.line];
    this.#line = step.line;
    const log = this.#replay?.steps.slice(0, step.line) ?? [];
    this.show.add({ log, steps: [step], view });
  }

  /** Until the line is shown, and not faster than the eye. */
  async #shown(): Promise<void> {
    const pause = (milliseconds: number) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds));
    await pause(140);
    while (this.show.busy) await pause(60);
  }
}
