/** A line beside a game: the server judges all of it each time and keeps nothing. */
import { api, type Whence } from "../../wire/api";
import type {
  AsideTold,
  Because,
  Changed,
  Foreseen,
  Inquiry,
  Level,
  Offered,
  OfferTold,
  Supposed,
  TableInfo,
  Unnumbered,
} from "../../wire/types";
import { saidSince, type Eyes, type Live, type LiveEars } from "../table/live";
import { rowOf, withoutLast } from "./rows";

interface Keeper {
  /** Hears of every line that is played. */
  played(rows: readonly string[]): void;
  /** The table as it is shown. */
  named(table: TableInfo): TableInfo;
}

export class LiveAside implements Live {
  readonly shared = false;
  readonly chat = [];
  readonly link = "open";
  readonly healed = false;
  readonly ground: Whence;
  /** After how many lines of the game one steps aside. */
  readonly line: number;
  /** Through whose eyes; null: through those of whoever is asked. */
  readonly #seat: number | null;
  readonly #ears: LiveEars;
  readonly #keeper: Keeper;
  #told = $state.raw<AsideTold>()!;
  #looks = $state.raw(false);

  /** `first`: what is there when it is opened; `seat`: through whose eyes it is seen, if always
   *  through the same. */
  constructor(
    ground: Whence,
    line: number,
    first: AsideTold,
    ears: LiveEars,
    keeper: Keeper,
    seat: number | null = null,
  ) {
    this.ground = ground;
    this.line = line;
    this.#seat = seat;
    this.#told = first;
    this.#ears = ears;
    this.#keeper = keeper;
  }

  get table() {
    return this.#keeper.named(this.#told.table);
  }
  get eyes(): Eyes[] {
    const { seen, steps } = this.#told;
    return [{ seen: { ...seen, may_undo: this.rows.length > 0 }, log: steps }];
  }
  get rows(): readonly string[] {
    return this.#told.rows;
  }
  /** What nobody here may know is made up. */
  get imagined(): boolean {
    return this.#told.imagined;
  }
  /** The game itself is over: others may play on from here. */
  get over(): boolean {
    return this.#told.over;
  }
  /** One looks at what one's seat does not know. */
  get looks(): boolean {
    return this.#looks;
  }

  open(): void {
    this.#ears.fresh();
  }

  close(): void {
    // Nothing is kept.
  }

  /** To the end of another line. */
  async go(rows: readonly string[]): Promise<void> {
    await this.#take(await this.#ask(rows));
  }

  /** What one's seat does not know is looked at, or made up: the line begins anew. */
  async reveal(looks: boolean): Promise<void> {
    this.#looks = looks;
    await this.go([]);
  }

  async act(seat: number, actions: string[]): Promise<void> {
    let known = this.rows.length;
    for (const action of actions)
      known = saidSince(this.#told.steps, seat, action, known) ?? (await this.#give(seat, action));
  }

  /** The line of this answer. */
  async #give(seat: number, action: string): Promise<number> {
    const line = this.rows.length + 1;
    await this.#take(await this.#ask([...this.rows, rowOf(seat, action)]));
    return line;
  }

  /** A bot answers for whoever is asked. */
  async answer(level: Level): Promise<void> {
    await this.#take(await api.asideBot(this.ground, this.#body(this.rows), level));
  }

  /** What answers itself is taken back with the answer before it. */
  async undo(): Promise<void> {
    let rows = withoutLast(this.rows);
    let told = await this.#ask(rows);
    while (rows.length > 0 && told.rows.length >= this.rows.length) {
      rows = withoutLast(rows);
      told = await this.#ask(rows);
    }
    await this.#take(told);
  }

  /** What the position is worth to each. */
  worth() {
    return api.asideWorth(this.ground, this.#body(this.rows));
  }

  why(seat: number, action: string, after: string[]) {
    return this.#inquire<Because>({ type: "why", seat, action, after });
  }

  foresee(seat: number, action: string, after: string[]) {
    return this.#inquire<Foreseen>({ type: "foresee", seat, action, after });
  }

  async look(seat: number, after: string[]): Promise<OfferTold[]> {
    return (await this.#inquire<Offered>({ type: "look", seat, after })).offers;
  }

  suppose(seat: number, supposed: Record<string, string>, after: string[]) {
    return this.#inquire<Supposed>({ type: "suppose", seat, supposed, after });
  }

  say(): boolean {
    return false;
  }

  #body(rows: readonly string[]) {
    return { line: this.line, rows: [...rows], look: this.#looks, seat: this.#seat };
  }

  #ask(rows: readonly string[]): Promise<AsideTold> {
    return api.aside(this.ground, this.#body(rows));
  }

  /** Through the same eyes, what is new is shown as it happens; else everything is drawn anew. */
  async #take(told: AsideTold): Promise<void> {
    const before = this.#told;
    this.#told = told;
    this.#keeper.played(told.rows);
    const goesOn = before.rows.every((row, i) => told.rows[i] === row);
    if (goesOn && before.seen.seat === told.seen.seat) this.#ears.changed(since(before, told));
    else this.#ears.fresh();
  }

  #inquire<Answer>(asked: Unnumbered<Inquiry>): Promise<Answer> {
    return api.asideAsk(this.ground, this.#body(this.rows), asked);
  }
}

const since = (before: AsideTold, told: AsideTold): Changed => ({
  type: "changed",
  since: before.steps.length,
  version: told.steps.length,
  table: told.table,
  seen: [told.seen],
  steps: [told.steps.slice(before.steps.length)],
  undone: 0,
  chat: [],
});
