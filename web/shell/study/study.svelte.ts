/** The study of a game that is over: asked for, watched while it grows, looked up line by line. */
import { api, problemOf, type Played } from "../../wire/api";
import type {
  AnalysisTold,
  Change,
  Deed,
  DepthName,
  Moment,
  Problem,
  WaysTold,
} from "../../wire/types";
import { marked, type Marked } from "./figures";

/** Milliseconds between two looks; longer, if one of them failed. */
const AGAIN = 1_000;
const PATIENCE = 30_000;
const DEEPEST_FIRST: DepthName[] = ["deep", "standard", "quick"];

export class Study {
  readonly #source: () => Played;
  #depth = $state.raw<DepthName>("standard");
  #told = $state.raw<AnalysisTold | null>(null);
  #trouble = $state.raw<Problem | null>(null);
  #moments = $state.raw<Moment[]>([]);
  #changes = $state.raw<Change[]>([]);
  #deeds = $state.raw<Deed[]>([]);
  /** Whose errors are looked at; null: everybody's. */
  whose = $state.raw<number | null>(null);
  /** Whether the graph was opened as a table. */
  opened = $state.raw(false);
  #watching: ReturnType<typeof setTimeout> | null = null;
  #pause = AGAIN;
  /** Only the newest question counts; `#orders`: how many of them change something. */
  #asked = 0;
  #orders = 0;

  constructor(source: () => Played) {
    this.#source = source;
  }

  get depth(): DepthName {
    return this.#depth;
  }
  /** How far it is; null: nobody has looked. */
  get told(): AnalysisTold | null {
    return this.#told;
  }
  /** Why the first look failed. */
  get trouble(): Problem | null {
    return this.#trouble;
  }
  get busy(): boolean {
    return this.#told?.status === "waiting" || this.#told?.status === "working";
  }
  get done(): boolean {
    return this.#told?.status === "done";
  }
  get moments(): readonly Moment[] {
    return this.#moments;
  }
  get changes(): readonly Change[] {
    return this.#changes;
  }
  get deeds(): readonly Deed[] {
    return this.#deeds;
  }
  /** The errors of whoever is chosen, in the order of the game. */
  get errors(): Marked[] {
    return marked(this.#deeds).filter(({ seat }) => this.whose === null || seat === this.whose);
  }

  /** What there is by now: the first time, of the deepest study; while somebody works on it, again
   *  and again. What is on its way to be changed is told by the answer to that. */
  async look(): Promise<void> {
    if (this.#orders > 0) return;
    const told = this.#told;
    await this.#hear(() =>
      told ? api.study(this.#source(), this.#depth, told.lines) : this.#deepest(),
    );
  }

  ask = (depth: DepthName): Promise<void> => this.#order(() => api.askStudy(this.#source(), depth));

  stop = (): Promise<void> => this.#order(() => api.stopStudy(this.#source(), this.#depth));

  /** What the answer in this line brought, and what better ones would have brought. */
  ways = (line: number): Promise<WaysTold> => api.ways(this.#source(), this.#depth, line);

  /** Nobody looks any more: what is still on its way is not taken. */
  leave(): void {
    this.#asked += 1;
    this.#rest();
  }

  /** The deepest that is done; else what was begun; else nothing of the usual one. */
  async #deepest(): Promise<AnalysisTold> {
    const all: AnalysisTold[] = [];
    for (const depth of DEEPEST_FIRST) {
      const told = await api.study(this.#source(), depth, 0);
      if (told.status === "done") return told;
      all.push(told);
    }
    return all.find(({ status }) => status !== "none") ?? all[1];
  }

  async #order(asking: () => Promise<AnalysisTold>): Promise<void> {
    this.#orders += 1;
    try {
      await this.#hear(asking);
    } finally {
      this.#orders -= 1;
    }
  }

  async #hear(asking: () => Promise<AnalysisTold>): Promise<void> {
    this.#rest();
    const asked = ++this.#asked;
    try {
      const told = await asking();
      if (asked === this.#asked) this.#take(told);
    } catch (thrown) {
      if (asked === this.#asked) this.#failed(problemOf(thrown));
      throw thrown;
    }
  }

  #take(told: AnalysisTold): void {
    const known = told.depth === this.#depth ? told.since : 0;
    const stays = (line: number) => known > 0 && line <= known;
    this.#moments = [...this.#moments.filter(({ lines }) => stays(lines)), ...told.moments];
    this.#changes = [...this.#changes.filter(({ end }) => stays(end)), ...told.changes];
    this.#deeds = [...this.#deeds.filter(({ line }) => stays(line)), ...told.deeds];
    this.#depth = told.depth;
    this.#told = told;
    this.#trouble = null;
    this.#pause = AGAIN;
    this.#watch();
  }

  #failed(problem: Problem): void {
    if (this.#told === null) this.#trouble = problem;
    this.#pause = Math.min(PATIENCE, 2 * this.#pause);
    this.#watch();
  }

  #watch(): void {
    this.#rest();
    if (!this.busy) return;
    this.#watching = setTimeout(() => void this.look().catch(() => null), this.#pause);
  }

  #rest(): void {
    if (this.#watching !== null) clearTimeout(this.#watching);
    this.#watching = null;
  }
}
