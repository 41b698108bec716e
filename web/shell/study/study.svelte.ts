/** The study of a game that is over: asked for, watched while it grows, looked up line by line. */
import { api, type Played } from "../../wire/api";
import type { AnalysisTold, Change, Deed, DepthName, Moment, WaysTold } from "../../wire/types";

const AGAIN = 1_000;

export class Study {
  readonly #source: () => Played;
  depth = $state.raw<DepthName>("standard");
  #told = $state.raw<AnalysisTold | null>(null);
  #moments = $state.raw<Moment[]>([]);
  #changes = $state.raw<Change[]>([]);
  #deeds = $state.raw<Deed[]>([]);
  #watching: ReturnType<typeof setTimeout> | null = null;

  constructor(source: () => Played) {
    this.#source = source;
  }

  /** How far it is; null: nobody has looked. */
  get told(): AnalysisTold | null {
    return this.#told;
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

  /** What there is by now; while somebody works on it, again and again. */
  async look(): Promise<void> {
    const since = this.#told?.depth === this.depth ? this.#told.lines : 0;
    this.#take(await api.study(this.#source(), this.depth, since), since);
  }

  async ask(depth: DepthName): Promise<void> {
    this.depth = depth;
    this.#take(await api.askStudy(this.#source(), depth), 0);
    await this.look();
  }

  async stop(): Promise<void> {
    await api.stopStudy(this.#source(), this.depth);
    await this.look();
  }

  /** What the answer in this line brought, and what better ones would have brought. */
  ways = (line: number): Promise<WaysTold> => api.ways(this.#source(), this.depth, line);

  /** Nobody looks any more. */
  leave(): void {
    if (this.#watching !== null) clearTimeout(this.#watching);
    this.#watching = null;
  }

  #take(told: AnalysisTold, since: number): void {
    if (since === 0) this.#moments = this.#changes = this.#deeds = [];
    this.#moments = [...this.#moments, ...told.moments];
    this.#changes = [...this.#changes, ...told.changes];
    this.#deeds = [...this.#deeds, ...told.deeds];
    this.#told = told;
    this.leave();
    if (this.busy) this.#watching = setTimeout(() => void this.look().catch(() => null), AGAIN);
  }
}
