/** The answer that is being prepared at this seat: one for all parts of a board. What is legal,
 *  what it costs and what comes of it, the server says; here is only what was chosen so far. */
import type { BoardProps, EventTold, Foresight, OfferTold } from "../contract";
import { choicesOf, type Choice } from "./choices";
import { lately, type News } from "./lately";

export class Draft<View> {
  readonly #props: () => BoardProps<View>;
  /** Picked so far, in the order in which it is sent. */
  picked = $state.raw<readonly string[]>([]);
  /** What is under the pointer, or has the focus. */
  hovered = $state.raw<string | null>(null);
  /** What was just explained not to be allowed. */
  explained = $state.raw<string | null>(null);
  #after = $state.raw<Readonly<Record<string, readonly OfferTold[]>>>({});
  #foreseen = $state.raw<Readonly<Record<string, Foresight<View>>>>({});
  /** Counts the questions: what was asked about an earlier one comes too late. */
  #round = 0;
  /** What the server was asked to foresee. */
  #asking: readonly string[] = [];

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
  }

  protected get props(): BoardProps<View> {
    return this.#props();
  }

  get view(): View {
    return this.props.view;
  }

  /** Whether this seat is asked. */
  get asked(): boolean {
    return this.props.actions.length > 0;
  }

  /** What is asked; empty when this seat is not. */
  get step(): string {
    return this.asked ? (this.props.question?.kind ?? "") : "";
  }

  get sending(): boolean {
    return this.props.sending;
  }

  may(action: string): boolean {
    return this.props.actions.includes(action);
  }

  // What is on offer

  /** Another question is put: what was prepared for the one before is dropped. */
  renew(): void {
    this.#round += 1;
    this.#after = {};
    this.#foreseen = {};
    this.#asking = [];
    this.drop();
  }

  get offers(): readonly OfferTold[] {
    return this.props.offers;
  }

  /** Everything that can be gone through with now. */
  get choices(): readonly Choice[] {
    return choicesOf(this.offers);
  }

  /** What is on offer once these answers are given; null while that is not known. */
  offersAfter(...before: string[]): readonly OfferTold[] | null {
    return this.#after[before.join("; ")] ?? null;
  }

  /** Asks the server what is on offer once these answers are given. */
  async lookAfter(...before: string[]): Promise<void> {
    const key = before.join("; ");
    const round = this.#round;
    if (key in this.#after) return;
    const offers = await this.props.look(before);
    if (round === this.#round) this.#after = { ...this.#after, [key]: offers };
  }

  // What was chosen

  plan(answers: readonly string[]): void {
    if (answers.length || this.picked.length) this.picked = answers;
  }

  /** The answers that would be given now. */
  get meant(): readonly string[] {
    return this.picked;
  }

  /** Prepares these answers, as far as they can be prepared. */
  intend(_answers: readonly string[]): void {
    return;
  }

  /** Everything that was chosen is forgotten. */
  drop(): void {
    this.plan([]);
    this.explained = null;
  }

  /** Sends what was picked, or these answers one after the other. */
  async send(answers: readonly string[] = this.picked): Promise<void> {
    if (this.sending || !answers.length) return;
    this.picked = answers;
    try {
      await this.props.act([...answers]);
    } finally {
      this.drop();
    }
  }

  /** Only the present can be judged: an onlooker and a reader of the past ask nothing. */
  why(action: string, anchor: Element, after: readonly string[] = []): void {
    const { seat, question, why } = this.props;
    if (seat !== null && question !== null) why(action, anchor, [...after]);
  }

  // What is new

  /** The places that an event changes, as this board names them. */
  protected changedBy(_event: EventTold): string[] {
    return [];
  }

  /** What the others changed since this seat did last, newest first. */
  readonly news: readonly News<string>[] = $derived.by(() => {
    const { told, seat } = this.props;
    return lately(told, seat, (event) => this.changedBy(event));
  });

  /** Who changed this place last, since this seat did anything; null: nobody. */
  newsAt(place: string): number | null {
    return this.news.find(({ places }) => places.includes(place))?.seat ?? null;
  }

  // What comes of it

  /** What is sure to come of an answer; null while that is not known. */
  foreseen({ action, before }: Pick<Choice, "action" | "before">): Foresight<View> | null {
    return this.#foreseen[[...before, action].join("; ")] ?? null;
  }

  /** Asks the server what is sure to come of an answer. */
  async foresee({ action, before }: Pick<Choice, "action" | "before">): Promise<void> {
    const key = [...before, action].join("; ");
    const round = this.#round;
    if (this.#asking.includes(key)) return;
    this.#asking = [...this.#asking, key];
    const sure = await this.props.foresee(action, [...before]);
    if (round === this.#round) this.#foreseen = { ...this.#foreseen, [key]: sure };
  }
}
