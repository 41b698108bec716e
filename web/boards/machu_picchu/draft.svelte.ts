/** The turn being prepared at this seat. */
import { asksFor, thingOf, thingsOf } from "../kit/notation";
import type { BoardProps, EventTold } from "../contract";
import { Draft } from "../kit/draft.svelte";
import { textIn } from "../kit/facts";
import { lately } from "../kit/lately";
import { Drag } from "./drag.svelte";
import { moveOf, movesOf, type Move } from "./move";
import { STAIRS, type Order, type Square, type Stair, type View } from "./view";
import { WhatIf } from "./whatIf.svelte";

export type Props = BoardProps<View> & { draft: MachuDraft };

export const ORDERS: readonly Order[] = ["tall_first", "small_first"];

export class MachuDraft extends Draft<View> {
  readonly drag = new Drag();
  /** Each seat's own: what one may suppose tells what it holds. The last is an onlooker's. */
  readonly #whatIfs = Array.from({ length: 5 }, () => new WhatIf());
  /** The order under the pointer. */
  pointedAt = $state.raw<Order | null>(null);

  // What is asked

  get asksCard(): boolean {
    return this.#asks("card");
  }

  get asksStair(): boolean {
    return this.asksCard || this.#asks("stair");
  }

  get asksOrder(): boolean {
    return this.#asks("order");
  }

  get asksSquare(): boolean {
    return this.#asks("return");
  }

  #asks(verb: string): boolean {
    return asksFor(this.props.actions, verb);
  }

  mayCard(card: number): boolean {
    return this.may(`card ${card}`);
  }

  mayStair(stair: Stair): boolean {
    return this.choices.some(({ action }) => action === `stair ${stair}`);
  }

  mayReturn(square: Square): boolean {
    return this.may(`return ${square}`);
  }

  get openStairs(): Stair[] {
    return STAIRS.filter((stair) => this.mayStair(stair));
  }

  // What is planned

  #picked(verb: string): string | null {
    return thingsOf(this.picked, verb)[0] ?? null;
  }

  #pick(verb: string, value: string | null): void {
    const rest = this.picked.filter((action) => thingOf(action, verb) === null);
    this.plan(value === null ? rest : [...rest, `${verb} ${value}`]);
  }

  get card(): number | null {
    if (!this.asksStair && !this.sending) return null;
    const { stairs, chosen } = this.view;
    const card = Number(this.#picked("card")) || chosen;
    return STAIRS.some((stair) => stairs[stair]?.card === card) ? null : card;
  }

  get stair(): Stair | null {
    const stair = this.#picked("stair") as Stair | null;
    if (!stair || this.view.stairs[stair]) return null;
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

  override intend(answers: readonly string[]): void {
    this.plan(answers);
  }

  override get meant(): readonly string[] {
    return this.answers;
  }

  // Picking, changing, sending

  pickCard(card: number, anchor: Element): void {
    if (!this.mayCard(card)) return this.why(`card ${card}`, anchor);
    if (this.card === card) return this.#pick("card", null);
    this.#pick("card", String(card));
    const [only, ...others] = this.openStairs;
    if (only && !others.length) this.#pick("stair", only);
  }

  /** The first click plans the stair, the second one on it lays the card. */
  pickStair(stair: Stair, anchor: Element): void {
    if (!this.mayStair(stair)) return this.#whyStair(stair, anchor);
    if (this.stair === stair && this.answers.length) return void this.confirm();
    this.#pick("stair", this.stair === stair ? null : stair);
  }

  /** A card was dropped on a stair. */
  lay(card: number, stair: Stair, anchor: Element): void {
    if (!this.mayStair(stair)) return this.#whyStair(stair, anchor, card);
    this.#pick("card", String(card));
    this.#pick("stair", stair);
  }

  pickOrder(order: Order): void {
    this.#pick("order", this.order === order ? null : order);
  }

  pickSquare(square: Square, anchor: Element): void {
    if (!this.mayReturn(square)) return this.why(`return ${square}`, anchor);
    if (this.square === square) return void this.confirm();
    this.#pick("return", square);
  }

  async confirm(): Promise<void> {
    this.pointedAt = null;
    await this.send(this.answers);
  }

  /** Gives up what is planned; false: nothing was. */
  cancel(): boolean {
    if (!this.picked.length || this.sending) return false;
    this.plan([]);
    return true;
  }

  /** Judged as it would be asked: after the card. */
  #whyStair(stair: Stair, anchor: Element, card = this.card ?? this.view.hand[0]): void {
    this.why(`stair ${stair}`, anchor, this.asksCard && card ? [`card ${card}`] : []);
  }

  // Looking ahead

  /** Asks the server, once per question, what each order would do; an effect. */
  async lookAhead(): Promise<void> {
    if (!this.asksOrder) return;
    await Promise.all(ORDERS.map((order) => this.foresee(answerOf(order))));
  }

  /** Cards are being laid: what would come of them may be supposed. */
  get placing(): boolean {
    const { view, seat, question } = this.props;
    const laying = view.step === "choose_card" || view.step === "choose_stair";
    return laying && seat !== null && question !== null;
  }

  get whatIf(): WhatIf {
    return this.#whatIfs[this.view.seat ?? 4]!;
  }

  /** Asks the server what is unknown and what would come of the suppositions; an effect. */
  wonder(): void {
    const { suppose, view } = this.props;
    const moment = `${view.round} ${view.placed}`;
    if (!this.placing) this.whatIf.forget();
    else if (this.whatIf.open) void this.whatIf.ask(suppose, moment, this.answers);
  }

  /** The ways that the priests went since this seat laid its last card, while cards are laid. */
  get trail(): Move[] {
    const { told, seat } = this.props;
    if (!this.placing) return [];
    const news = lately(told, seat, (event) => (moveOf(event) || isLaid(event) ? [event] : []));
    const moves = news.flatMap(({ places }) => movesOf(places)).toReversed();
    return moves.filter((move, at) => moves.findLastIndex((m) => m.priest === move.priest) === at);
  }

  moves(order: Order): Move[] {
    const told = this.asksOrder ? this.foreseen(answerOf(order))?.events : this.whatIf.told[order];
    return movesOf(told ?? []);
  }

  /** The moves to show as ghosts on the temple. */
  get previewed(): Move[] {
    const order = this.pointedAt ?? (this.asksOrder ? this.order : this.whatIf.order);
    const looks = this.asksOrder || (this.placing && this.whatIf.open);
    return looks && order ? this.moves(order) : [];
  }
}

const isLaid = (event: EventTold): boolean => event.seat >= 0 && textIn(event, "stair") !== null;

const answerOf = (order: Order) => ({ action: `order ${order}`, before: [] });
