/** A lesson as it is taken: the server judges all answers since the beginning and keeps nothing. */
import { api } from "../../wire/api";
import type {
  Because,
  Changed,
  Foreseen,
  Inquiry,
  LessonTold,
  Offered,
  OfferTold,
  Supposed,
  Unnumbered,
} from "../../wire/types";
import { saidSince, type Eyes, type Live, type LiveEars } from "../table/live";

export class LiveLesson implements Live {
  readonly shared = false;
  readonly chat = [];
  readonly link = "open";
  readonly healed = false;
  readonly #game: string;
  readonly #key: string;
  readonly #first: LessonTold;
  readonly #ears: LiveEars;
  #told = $state.raw<LessonTold | null>(null);
  #answers: string[] = [];

  /** `first`: how it begins. */
  constructor(game: string, key: string, first: LessonTold, ears: LiveEars) {
    this.#game = game;
    this.#key = key;
    this.#first = first;
    this.#ears = ears;
  }

  get table() {
    return this.#told?.table ?? null;
  }
  get eyes(): Eyes[] {
    return this.#told ? [{ seen: this.#told.seen, log: this.#told.steps }] : [];
  }
  get verdict(): LessonTold["verdict"] {
    return this.#told?.verdict ?? "open";
  }

  /** The learner has answered nothing yet. */
  get untouched(): boolean {
    const { seen, steps } = this.#told ?? this.#first;
    return steps.every(({ seat }) => seat !== seen.seat);
  }

  open(): void {
    this.again();
  }

  close(): void {
    this.#told = null;
  }

  /** From the beginning. */
  again(): void {
    this.#answers = [];
    this.#told = this.#first;
    this.#ears.fresh();
  }

  async act(seat: number, actions: string[]): Promise<void> {
    let known = this.#line;
    for (const action of actions) {
      if (this.verdict !== "open") return;
      known = saidSince(this.#told?.steps ?? [], seat, action, known) ?? (await this.#give(action));
    }
  }

  get #line(): number {
    return this.#told?.steps.length ?? 0;
  }

  /** The line of this answer. */
  async #give(action: string): Promise<number> {
    const line = this.#line + 1;
    await this.#take([...this.#answers, action]);
    return line;
  }

  async undo(): Promise<void> {
    const answers = this.#answers.slice(0, -1);
    this.#told = await api.takeLesson(this.#game, this.#key, answers);
    this.#answers = answers;
    this.#ears.fresh();
  }

  why(seat: number, action: string, after: string[]) {
    return this.#ask<Because>({ type: "why", seat, action, after });
  }

  foresee(seat: number, action: string, after: string[]) {
    return this.#ask<Foreseen>({ type: "foresee", seat, action, after });
  }

  async look(seat: number, after: string[]): Promise<OfferTold[]> {
    return (await this.#ask<Offered>({ type: "look", seat, after })).offers;
  }

  suppose(seat: number, supposed: Record<string, string>, after: string[]) {
    return this.#ask<Supposed>({ type: "suppose", seat, supposed, after });
  }

  say(): boolean {
    return false;
  }

  async #take(answers: string[]): Promise<void> {
    const known = this.#line;
    const told = await api.takeLesson(this.#game, this.#key, answers);
    this.#answers = answers;
    this.#told = told;
    this.#ears.changed(this.#since(known, told));
  }

  #since(known: number, told: LessonTold): Changed {
    return {
      type: "changed",
      since: known,
      version: told.steps.length,
      table: told.table,
      seen: [told.seen],
      steps: [told.steps.slice(known)],
      undone: 0,
      chat: [],
    };
  }

  #ask<Answer>(asked: Unnumbered<Inquiry>): Promise<Answer> {
    return api.askInLesson(this.#game, this.#key, this.#answers, asked);
  }
}
