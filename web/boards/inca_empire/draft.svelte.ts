/** The answer being prepared at this seat. */
import { thingsOf } from "../kit/notation";
import type { BoardProps, EventTold } from "../contract";
import { straightOn } from "../kit/choices";
import { Draft } from "../kit/draft.svelte";
import type { Looked } from "../kit/look";
import { tells, type ByRule } from "../kit/told";
import { happeningOf } from "./happening";
import {
  attemptAt,
  MODES,
  modeAsked,
  restOfWay,
  targetsAmong,
  wayTo,
  wishAt,
  type Mode,
  type Target,
} from "./offers";
import type { View } from "./view";

export type Props = BoardProps<View> & { draft: IncaDraft };

/** How much more each seat would get: points at the next Sapa Inca phase, or workers. */
export type Later = readonly number[];

/** When points come: now, with the scoring that follows at once, or not known yet. */
type When = "now" | "scoring" | "unknown";

const SCORING: ByRule<true> = { "IE-804": true, "IE-805": true, "IE-806": true, "IE-807": true };

export class IncaDraft extends Draft<View> {
  #mode = $state.raw<Mode | null>(null);
  /** The mode was chosen by hand: nothing else takes its place by itself. */
  #chosen = $state.raw(false);
  #wild = $state.raw(false);
  #card = $state.raw<string | null>(null);
  #quarter = $state.raw<string | null>(null);
  /** The Sun card under the pointer. */
  looked = $state.raw<string | null>(null);
  /** Places that are pointed out to the reader. */
  sought = $state.raw<readonly string[]>([]);
  /** What is looked at before it is done: an answer, and its button. */
  #look = $state.raw<Looked | null>(null);
  readonly #targets: readonly Target[] = $derived(targetsAmong(this.choices));

  get #seat(): number {
    return this.props.seat ?? 0;
  }

  // What one wants to do

  /** The chosen mode; at the beginning of a turn roads come by themselves. */
  get mode(): Mode | null {
    const told = modeAsked(this.step, this.view);
    if (told) return told;
    if (this.#mode !== null && this.mayBegin(this.#mode)) return this.#mode;
    return !this.#chosen && this.mayBegin("roads") ? "roads" : null;
  }

  /** The mode chosen by hand. */
  get wished(): Mode | null {
    return this.#mode;
  }

  /** Whether this mode could be begun now. */
  mayBegin(mode: Mode): boolean {
    const way = restOfWay(this.step, mode);
    return way.length > 0 && this.#targetsOf(mode).length > 0;
  }

  /** Whether anything at all could be done in this turn that is no end of it. */
  get mayDevelop(): boolean {
    return MODES.some((mode) => this.mayBegin(mode));
  }

  pick(mode: Mode, anchor?: Element): void {
    if (this.sending) return;
    if (this.mayBegin(mode)) this.#wish(mode);
    else if (anchor) this.#whyMode(mode, anchor);
  }

  #wish(mode: Mode): void {
    this.drop();
    this.#mode = mode;
    this.#chosen = true;
  }

  #whyMode(mode: Mode, anchor: Element): void {
    const way = restOfWay(this.step, mode);
    const tried = way.length ? way : wayTo(mode).slice(0, 1);
    if (tried.length > 1 && !this.may(tried[0]!)) return this.why(tried[0]!, anchor);
    this.why(tried.at(-1)!, anchor, tried.slice(0, -1));
  }

  /** Gives up the plan, then the mode; false: nothing was chosen. */
  cancel(): boolean {
    if (!this.asked || this.sending) return false;
    if (this.#card !== null || this.#quarter !== null) this.#card = this.#quarter = null;
    else if (this.planned !== null) this.plan([]);
    else if (this.#mode !== null) this.#mode = null;
    else return false;
    return true;
  }

  override drop(): void {
    super.drop();
    this.#mode = this.#card = this.#quarter = this.#look = null;
    this.#chosen = this.#wild = false;
  }

  // Targets on the map

  #targetsOf(mode: Mode | null): readonly Target[] {
    const way = restOfWay(this.step, mode).join();
    return this.#targets.filter(({ before }) => before.join() === way);
  }

  get #meant(): readonly Target[] {
    return this.sending || this.mode === null ? [] : this.#targetsOf(this.mode);
  }

  /** Of roads, either the ordinary ones or the wild ones. */
  get targets(): readonly Target[] {
    const wild = this.#meant.filter(isWild);
    if (!wild.length) return this.#meant;
    return this.wild ? wild : this.#meant.filter((target) => !isWild(target));
  }

  /** Whether a wild road could be built now, if one wants to. */
  get mayBeWild(): boolean {
    return this.#meant.some(isWild) && !this.#meant.every(isWild);
  }

  /** A road is to be a wild one: by wish, or because no other is left. */
  get wild(): boolean {
    return this.#wild || (this.#meant.length > 0 && this.#meant.every(isWild));
  }

  set wild(on: boolean) {
    this.plan([]);
    this.#wild = on;
  }

  at(thing: string | null): Target | null {
    return this.targets.find((target) => target.thing === thing) ?? null;
  }

  /** What is looked at: the plan, else what is under the pointer. */
  get considered(): Target | null {
    return this.planned ?? this.at(this.hovered);
  }

  /** What everybody would score more from it; empty while that is not known. */
  later(target: Target): Later {
    const then = this.foreseen(target)?.view?.owners ?? [];
    const now = this.view.owners;
    return then.map(({ harvest }, seat) => harvest.total - now[seat]!.harvest.total);
  }

  /** How many workers more everybody would get in each Inca phase that is still to come. */
  labour(target: Target): Later {
    const then = this.foreseen(target)?.view?.owners ?? [];
    const now = this.view.owners;
    return then.map(({ labour }, seat) => (now[seat]!.income ? labour - now[seat]!.labour : 0));
  }

  /** Whether its points come with a scoring that follows at once. */
  whenPaid(target: Target): When {
    const sure = this.foreseen(target);
    if (!sure) return "unknown";
    return sure.events.some((event) => tells(event, SCORING)) ? "scoring" : "now";
  }

  /** A place was chosen. Roads are laid at once by mouse; all else can be looked at first. */
  async choose(thing: string, anchor: Element, touch = false): Promise<void> {
    if (this.sending || !this.asked) return;
    const target = this.at(thing) ?? this.#implied(thing);
    if (!target) return this.#whyAt(thing, anchor);
    const isRoad = ["road", "double", "wild"].includes(target.verb);
    const picked = [...target.before, target.action];
    if (this.planned?.action === target.action || (isRoad && !touch && target.price === 0))
      return this.send(picked);
    this.plan(picked);
  }

  /** What somebody wants who chooses this place without having said what for. */
  #implied(thing: string): Target | null {
    const mode = MODES.find((each) => this.#targetsOf(each).some((t) => t.thing === thing));
    if (!mode || this.#mode === mode) return null;
    this.#wish(mode);
    return this.at(thing);
  }

  #whyAt(thing: string, anchor: Element): void {
    const { mode, step, view } = this;
    const modes = [mode, wishAt(view, this.#seat, thing)];
    const tried = modes.find((each) => attemptAt(view, step, each, thing) !== null);
    if (tried === undefined) return;
    this.explained = thing;
    this.why(attemptAt(view, step, tried, thing)!, anchor, restOfWay(step, tried));
  }

  /** Roads, buildings and regions; what only pays changes nothing. */
  protected override changedBy(event: EventTold): string[] {
    const happening = event.seat < 0 || event.points ? null : happeningOf(event);
    return happening ? [...happening.ways, ...happening.sites, ...happening.regions] : [];
  }

  // Pilgrimages

  /** The whole pilgrimage: what has only one answer is said together with it. */
  get pilgrimage(): readonly string[] {
    return this.may("pilgrimage") ? straightOn(this.offers, "pilgrimage") : [];
  }

  /** What would be made at once is looked at first; else a question comes next. */
  goOnPilgrimage(anchor: Element): void {
    const whole = this.choices.some(({ action }) => action === this.pilgrimage.at(-1));
    if (whole) this.#look = this.#look ? null : { thing: "pilgrimage", anchor };
    else void this.send(this.pilgrimage);
  }

  /** An answer of one press that is looked at first, as long as it can be given. */
  get lookedAt(): Looked | null {
    return this.#look && this.may(this.#look.thing) ? this.#look : null;
  }

  unlook(): void {
    this.#look = null;
  }

  // Sun cards

  get card(): string | null {
    return this.step === "sun_quarter" ? this.view.chosen : this.#card;
  }

  get quarter(): string | null {
    return this.#quarter ?? this.lastQuarter;
  }

  get placing(): boolean {
    return this.step === "sun_card" || this.step === "sun_quarter";
  }

  pickCard(card: string): void {
    if (this.step === "sun_card" && !this.sending) this.#card = card;
  }

  /** Where a card can be placed now. */
  get #quarters(): readonly string[] {
    return thingsOf(
      this.choices.map(({ action }) => action),
      "quarter",
    );
  }

  /** The only quarter that is left: nothing has to be chosen then but the card. */
  get lastQuarter(): string | null {
    const [only, ...others] = this.placing ? this.#quarters : [];
    return only !== undefined && !others.length ? only : null;
  }

  mayPlace(quarter: string): boolean {
    return this.#quarters.includes(quarter);
  }

  pickQuarter(quarter: string, anchor: Element): void {
    if (!this.placing || this.sending) return;
    if (this.mayPlace(quarter)) {
      // It is chosen already, as the last one is by itself: the card goes there.
      if (this.quarter === quarter && this.ready) this.confirm();
      else this.#quarter = quarter;
    } else {
      const first = this.card ?? this.view.hand[0] ?? "";
      this.why(`quarter ${quarter}`, anchor, this.step === "sun_card" ? [`card ${first}`] : []);
    }
  }

  /** Both are chosen: the answers that place the card. */
  get placement(): string[] {
    const { card, quarter } = this;
    if (!this.placing || card === null || quarter === null) return [];
    const place = `quarter ${quarter}`;
    return this.step === "sun_card" ? [`card ${card}`, place] : [place];
  }

  // The plan

  /** The target that waits to be confirmed. */
  get planned(): Target | null {
    const last = this.picked.at(-1);
    return this.targets.find((target) => target.action === last) ?? null;
  }

  override get meant(): readonly string[] {
    return this.placement.length ? this.placement : this.picked;
  }

  confirm(): void {
    void this.send(this.meant);
  }

  /** Whether something waits to be confirmed. */
  get ready(): boolean {
    return !this.sending && (this.planned !== null || this.placement.length > 0);
  }
}

const isWild = ({ verb }: Target): boolean => verb === "wild" || verb === "double";
