/** The turn being prepared at this seat: shared by board, panel and answers of one plan. */
import { untrack } from "svelte";
import type { BoardProps, EventTold, Plan } from "../contract";
import { Drag } from "./drag.svelte";
import { WhatIf } from "./whatIf.svelte";
import { movesOf, type Move } from "./move";
import { STAIRS, type Order, type Square, type Stair, type View } from "./view";

export type DeskProps = BoardProps<View> & { plan: Plan };

/** What all three parts look at while an answer is being prepared. */
class Shared {
  /** The order under the pointer. */
  hovered = $state.raw<Order | null>(null);
  /** What the server foresees for each order, and for which round. */
  foreseen = $state.raw<Partial<Record<Order, EventTold[]>>>({});
  asked = "";
  readonly whatIf = new WhatIf();
  /** What was confirmed and is on its way to the server. */
  sent = $state.raw<string[]>([]);
  readonly drag = new Drag();
}

const shared = new WeakMap<Plan, Shared>();

function sharedBy(plan: Plan): Shared {
  const known = shared.get(plan);
  if (known) return known;
  const made = new Shared();
  shared.set(plan, made);
  return made;
}

export const ORDERS: readonly Order[] = ["tall_first", "small_first"];

export class Desk {
  readonly #props: () => DeskProps;
  /** Found when the part is made: state born while something is derived would not be followed. */
  readonly #own: Shared;

  constructor(props: () => DeskProps) {
    this.#props = props;
    this.#own = untrack(() => sharedBy(props().plan));
  }

  get sending(): boolean {
    return this.#own.sent.length > 0;
  }

  get drag(): Drag {
    return this.#own.drag;
  }

  // What is asked

  get asksCard(): boolean {
    return this.#offers("card ");
  }

  get asksStair(): boolean {
    return this.asksCard || this.#offers("stair ");
  }

  get asksOrder(): boolean {
    return this.#offers("order ");
  }

  get asksSquare(): boolean {
    return this.#offers("return ");
  }

  #offers(verb: string): boolean {
    return this.#props().actions.some((action) => action.startsWith(verb));
  }

  mayCard(card: number): boolean {
    return this.#props().actions.includes(`card ${card}`);
  }

  /** While the card is not yet sent, every empty stair is offered; the server judges in the end. */
  mayStair(stair: Stair): boolean {
    if (this.asksCard) return this.#props().view.stairs[stair] === null;
    return this.#props().actions.includes(`stair ${stair}`);
  }

  mayReturn(square: Square): boolean {
    return this.#props().actions.includes(`return ${square}`);
  }

  get openStairs(): Stair[] {
    return STAIRS.filter((stair) => this.mayStair(stair));
  }

  // What is planned

  #picked(verb: string): string | null {
    const picked = this.sending ? this.#own.sent : this.#props().plan.picked;
    const pick = picked.find((action) => action.startsWith(`${verb} `));
    return pick ? pick.slice(verb.length + 1) : null;
  }

  #plan(verb: string, value: string | null): void {
    const { plan } = this.#props();
    const rest = plan.picked.filter((action) => !action.startsWith(`${verb} `));
    plan.picked = value === null ? rest : [...rest, `${verb} ${value}`];
  }

  get card(): number | null {
    const { view } = this.#props();
    if (!this.asksStair && !this.sending) return null;
    const card = Number(this.#picked("card")) || view.chosen;
    return STAIRS.some((stair) => view.stairs[stair]?.card === card) ? null : card;
  }

  get stair(): Stair | null {
    const stair = this.#picked("stair") as Stair | null;
    if (!stair || this.#props().view.stairs[stair]) return null;
    return this.sending || this.mayStair(stair) ? stair : null;
  }

  get order(): Order | null {
    return this.asksOrder ? (this.#picked("order") as Order | null) : null;
  }

  get square(): Square | null {
    const square = this.#picked("return");
    return square && this.mayReturn(square) ? square : null;
  }

  /** The answers to send, in the order in which they are asked; empty while one is missing. */
  get answers(): string[] {
    if (this.asksStair) {
      if (this.card === null || this.stair === null) return [];
      const stair = `stair ${this.stair}`;
      return this.asksCard ? [`card ${this.card}`, stair] : [stair];
    }
    if (this.order) return [`order ${this.order}`];
    if (this.square) return [`return ${this.square}`];
    return [];
  }

  // Picking, changing, sending

  pickCard(card: number, anchor: Element): void {
    if (!this.mayCard(card)) return this.why(`card ${card}`, anchor);
    if (this.card === card) return this.#plan("card", null);
    this.#plan("card", String(card));
    const [only, ...others] = this.openStairs;
    if (only && !others.length) this.#plan("stair", only);
  }

  /** The first click plans the stair, the second one on it lays the card. */
  pickStair(stair: Stair, anchor: Element): void {
    if (!this.mayStair(stair)) return this.#whyStair(stair, anchor);
    if (this.stair === stair && this.answers.length) return void this.confirm();
    this.#plan("stair", this.stair === stair ? null : stair);
  }

  /** A card was dropped on a stair. */
  drop(card: number, stair: Stair, anchor: Element): void {
    if (!this.mayStair(stair)) return this.#whyStair(stair, anchor, card);
    this.#plan("card", String(card));
    this.#plan("stair", stair);
  }

  pickOrder(order: Order): void {
    this.#plan("order", this.order === order ? null : order);
  }

  pickSquare(square: Square, anchor: Element): void {
    if (!this.mayReturn(square)) return this.why(`return ${square}`, anchor);
    if (this.square === square) return void this.confirm();
    this.#plan("return", square);
  }

  clear(): void {
    const { plan } = this.#props();
    if (plan.picked.length) plan.picked = [];
  }

  async confirm(answers: string[] = this.answers): Promise<void> {
    const own = this.#own;
    if (this.sending || !answers.length) return;
    own.sent = answers;
    try {
      await this.#props().act(answers);
    } finally {
      own.sent = [];
      own.hovered = null;
      this.clear();
    }
  }

  /** Only the present can be judged: an onlooker and a reader of the past ask nothing. */
  why(action: string, anchor: Element, after: string[] = []): void {
    const { seat, question, why } = this.#props();
    if (seat !== null && question !== null) why(action, anchor, after);
  }

  /** Judged as it would be asked: after the card. */
  #whyStair(stair: Stair, anchor: Element, card = this.card ?? this.#props().view.hand[0]): void {
    this.why(`stair ${stair}`, anchor, this.asksCard && card ? [`card ${card}`] : []);
  }

  // Looking ahead

  get hovered(): Order | null {
    return this.#own.hovered;
  }

  set hovered(order: Order | null) {
    this.#own.hovered = order;
  }

  /** Asks the server, once per question, what each order would do. */
  async look(): Promise<void> {
    const { view, foresee } = this.#props();
    const own = this.#own;
    const asking = this.asksOrder ? `${view.seat} ${view.round}` : "";
    if (own.asked === asking) return;
    own.asked = asking;
    own.foreseen = {};
    if (!asking) return;
    const told = await Promise.all(ORDERS.map((order) => foresee(`order ${order}`)));
    if (own.asked !== asking) return;
    own.foreseen = Object.fromEntries(ORDERS.map((order, index) => [order, told[index]!.events]));
  }

  /** Cards are being laid: what would come of them may be supposed. */
  get placing(): boolean {
    const { view, seat, question } = this.#props();
    const laying = view.step === "choose_card" || view.step === "choose_stair";
    return laying && seat !== null && question !== null;
  }

  get whatIf(): WhatIf {
    return this.#own.whatIf;
  }

  /** Asks the server what is unknown and what would come of the suppositions; an effect. */
  wonder(): void {
    const { suppose, view } = this.#props();
    const { whatIf } = this.#own;
    const moment = `${view.seat} ${view.round} ${view.placed}`;
    if (!this.placing) whatIf.forget();
    else if (whatIf.open) void whatIf.ask(suppose, moment, this.answers);
  }

  foreseen(order: Order): Move[] {
    const { foreseen, whatIf } = this.#own;
    return movesOf((this.asksOrder ? foreseen[order] : whatIf.told[order]) ?? []);
  }

  /** The moves to show as ghosts on the temple. */
  get previewed(): Move[] {
    const { whatIf } = this.#own;
    const order = this.hovered ?? (this.asksOrder ? this.order : whatIf.order);
    const looks = this.asksOrder || (this.placing && whatIf.open);
    return looks && order ? this.foreseen(order) : [];
  }
}
