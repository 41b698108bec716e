/** How a learner gets on with a lesson: misses, hints, the solution shown. */
import type { LessonInfo } from "../../wire/types";
import type { Desk } from "../table/desk.svelte";
import { learned } from "./learned.svelte";
import type { LiveLesson } from "./liveLesson.svelte";

/** After so many misses the hint comes by itself; after one more the solution is offered. */
const HINT_AFTER = 2;
/** Between two answers of the solution, so that one can follow. */
const PAUSE = 700;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Trial {
  readonly #game: string;
  readonly #desk: Desk;
  readonly #live: LiveLesson;
  #misses = $state.raw(0);
  #asked = $state.raw(false);
  #showing = $state.raw(false);
  #shown = $state.raw(false);

  constructor(game: string, desk: Desk, live: LiveLesson) {
    this.#game = game;
    this.#desk = desk;
    this.#live = live;
  }

  /** Once everything that came of the last answer has been seen. */
  get verdict(): LiveLesson["verdict"] {
    return this.#desk.show.busy ? "open" : this.#live.verdict;
  }
  /** Nothing was answered yet, and everything is in sight. */
  get untouched(): boolean {
    return this.#live.untouched && !this.#desk.show.busy;
  }
  get hinted(): boolean {
    return this.#asked || this.#misses >= HINT_AFTER;
  }
  /** The solution may be seen. */
  get mayShow(): boolean {
    return this.#misses > HINT_AFTER;
  }
  /** The solution is being played. */
  get showing(): boolean {
    return this.#showing;
  }
  /** What lies on the table was not found by the learner. */
  get shown(): boolean {
    return this.#shown;
  }

  hint(): void {
    this.#asked = true;
  }

  again(): void {
    this.#shown = false;
    this.#live.again();
  }

  /** What the end of an attempt means; called once for each. */
  ended(lesson: string): void {
    if (this.#shown) return;
    if (this.#live.verdict === "missed") this.#misses += 1;
    if (this.#live.verdict === "done") learned.add(this.#game, lesson);
  }

  /** Play the solution, answer by answer. */
  async show({ solution }: LessonInfo): Promise<void> {
    this.again();
    this.#shown = this.#showing = true;
    for (const action of solution) {
      await pause(PAUSE);
      await this.#desk.act([action]);
      while (this.#desk.show.busy) await pause(60);
    }
    this.#showing = false;
  }
}
