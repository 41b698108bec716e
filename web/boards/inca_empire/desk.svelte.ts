/** The answer being prepared at this seat: shared by board, panel, hand and answers of one plan. */
import { untrack } from "svelte";
import type { BoardProps, Plan } from "../contract";
import type { Target } from "./candidates";
import { choiceOf, type Choice, type Mode } from "./choice.svelte";
import { gainsOf, type Gains } from "./gains";
import {
  attemptAt,
  impliedBy,
  mayBegin,
  nameOf,
  prefixOf,
  targetsOf,
  wishAt,
  WORKS,
  type Asking,
} from "./offers";
import type { Step, View, Work } from "./view";

export type DeskProps = BoardProps<View> & { plan: Plan };

export class Desk {
  readonly #props: () => DeskProps;
  /** Found when the part is made: state born while something is derived would not be followed. */
  readonly #own: Choice;
  readonly #targets: Target[] = $derived.by(() => this.#found());

  constructor(props: () => DeskProps) {
    this.#props = props;
    this.#own = untrack(() => choiceOf(props().plan));
  }

  get #asking(): Asking {
    const { view, seat, actions, prices, question } = this.#props();
    return { view, seat: seat ?? 0, step: question?.kind ?? "", actions, prices };
  }

  /** Whether this seat is asked. */
  get asked(): boolean {
    return this.#props().actions.length > 0;
  }

  get step(): Step {
    return this.asked ? this.#asking.step : "";
  }

  get sending(): boolean {
    return this.#own.sent.length > 0;
  }

  may(action: string): boolean {
    return this.#props().actions.includes(action);
  }

  // What one wants to do

  /** The chosen mode; at the beginning of a turn roads come by themselves. */
  get mode(): Mode | null {
    const { mode, chosen } = this.#own;
    const asking = this.#asking;
    const told = modeAsked(asking);
    if (told) return told;
    if (mode !== null && mayBegin(asking, mode)) return mode;
    return !chosen && mayBegin(asking, "roads") ? "roads" : null;
  }

  /** The mode chosen by hand. */
  get wished(): Mode | null {
    return this.#own.mode;
  }

  /** Whether this mode could be begun now, and leads somewhere. */
  offers(mode: Mode): boolean {
    const asking = this.#asking;
    return mayBegin(asking, mode) && targetsOf(asking, mode).length > 0;
  }

  /** Whether anything at all could be done in this turn that is no end of it. */
  get mayDevelop(): boolean {
    return (["roads", ...WORKS] as const).some((mode) => this.offers(mode));
  }

  pick(mode: Mode, anchor?: Element): void {
    if (this.sending) return;
    if (!this.offers(mode)) return anchor && this.#whyMode(mode, anchor);
    this.#forget();
    this.#own.mode = mode;
    this.#own.chosen = true;
  }

  #whyMode(mode: Mode, anchor: Element): void {
    if (mode === "roads") return this.why("roads", anchor);
    const choose = `choose ${nameOf(mode)}`;
    if (this.step === "dev_kind" || !this.may("development"))
      return this.why(this.step === "dev_kind" ? choose : "development", anchor);
    this.why(choose, anchor, ["development"]);
  }

  /** Gives up the plan, then the mode; false: nothing was chosen. */
  cancel(): boolean {
    const own = this.#own;
    if (!this.asked || this.sending) return false;
    if (own.card !== null || own.quarter !== null) own.card = own.quarter = null;
    else if (this.planned !== null) this.#plan([]);
    else if (own.mode !== null) own.mode = null;
    else return false;
    return true;
  }

  #forget(): void {
    const own = this.#own;
    own.mode = own.card = own.quarter = own.explained = null;
    own.chosen = own.wild = false;
    this.#plan([]);
  }

  // Targets on the map

  #found(): Target[] {
    const asking = this.#asking;
    return asking.actions.length ? targetsOf(asking, this.mode) : [];
  }

  /** Of roads, either the ordinary ones or the wild ones. */
  get targets(): readonly Target[] {
    if (this.sending) return [];
    const wild = this.#targets.filter(isWild);
    if (!wild.length) return this.#targets;
    return this.wild ? wild : this.#targets.filter((target) => !isWild(target));
  }

  /** Whether a wild road could be built now, if one wants to. */
  get mayBeWild(): boolean {
    return !this.sending && this.#targets.some(isWild) && !this.#targets.every(isWild);
  }

  /** A road is to be a wild one: by wish, or because no other is left. */
  get wild(): boolean {
    return this.#own.wild || (this.#targets.length > 0 && this.#targets.every(isWild));
  }

  set wild(on: boolean) {
    this.#plan([]);
    this.#own.wild = on;
  }

  at(thing: string | null): Target | null {
    return this.targets.find((target) => target.thing === thing) ?? null;
  }

  get hovered(): string | null {
    return this.#own.hovered;
  }

  point(thing: string | null): void {
    this.#own.hovered = thing;
  }

  /** The Sun card that is looked at. */
  get looked(): string | null {
    return this.#own.looked;
  }

  look(card: string | null): void {
    this.#own.looked = card;
  }

  /** What is looked at: the plan, else what is under the pointer. */
  get considered(): Target | null {
    return this.planned ?? this.at(this.hovered);
  }

  gains(target: Target): Gains {
    return gainsOf(this.#props().view, this.#props().seat ?? 0, target);
  }

  /** A place was chosen. Roads are laid at once by mouse; all else can be looked at first. */
  choose(thing: string, anchor: Element, touch = false): void {
    if (this.sending || !this.asked) return;
    const target = this.at(thing) ?? this.#implied(thing);
    if (!target) return this.#whyAt(thing, anchor);
    const picked = [...prefixOf(this.#asking.step, this.mode), target.action];
    const isRoad = ["road", "double", "wild"].includes(target.verb);
    if (this.planned?.action === target.action || (isRoad && !touch && target.price === 0))
      return void this.confirm(picked);
    this.#plan(picked);
  }

  #implied(thing: string): Target | null {
    const mode = impliedBy(this.#asking, thing);
    if (mode === null || this.#own.mode === mode) return null;
    this.pick(mode);
    return this.at(thing);
  }

  #whyAt(thing: string, anchor: Element): void {
    const { mode, step } = this;
    const { view } = this.#props();
    const modes = [mode, wishAt(view, this.#props().seat ?? 0, thing)];
    const tried = modes.find((each) => attemptAt(view, step, each, thing) !== null);
    if (tried === undefined) return;
    this.#own.explained = thing;
    this.why(attemptAt(view, step, tried, thing)!, anchor, prefixOf(step, tried));
  }

  /** The place that was just explained not to be allowed. */
  get explained(): string | null {
    return this.#own.explained;
  }

  // Sun cards

  get card(): string | null {
    const { view, question } = this.#props();
    return question?.kind === "sun_quarter" ? view.chosen : this.#own.card;
  }

  get quarter(): string | null {
    return this.#own.quarter ?? this.lastQuarter;
  }

  get placing(): boolean {
    return this.step === "sun_card" || this.step === "sun_quarter";
  }

  pickCard(card: string): void {
    if (this.step === "sun_card" && !this.sending) this.#own.card = card;
  }

  /** The only quarter that is left: nothing has to be chosen then but the card. */
  get lastQuarter(): string | null {
    const { actions, view } = this.#props();
    if (!this.placing) return null;
    const free = view.quarters.filter(({ down }) => down === null).map(({ quarter }) => quarter);
    const told = actions.filter((action) => action.startsWith("quarter "));
    return free.length === 1 && told.length <= 1 ? free[0]! : null;
  }

  pickQuarter(quarter: string, anchor: Element): void {
    if (!this.placing || this.sending) return;
    const { view } = this.#props();
    const free = view.quarters.some((each) => each.quarter === quarter && each.down === null);
    if (free) this.#own.quarter = quarter;
    else {
      const first = this.card ?? view.hand[0] ?? "";
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

  #plan(actions: string[]): void {
    const { plan } = this.#props();
    if (actions.length || plan.picked.length) plan.picked = actions;
  }

  /** The target that waits to be confirmed. */
  get planned(): Target | null {
    const last = this.#props().plan.picked.at(-1);
    return this.targets.find((target) => target.action === last) ?? null;
  }

  /** Sends the plan, or these answers one after the other. */
  async confirm(answers: string[] = this.#waiting()): Promise<void> {
    const own = this.#own;
    if (this.sending || !answers.length) return;
    own.sent = [...answers];
    try {
      await this.#props().act([...answers]);
    } finally {
      own.sent = [];
      this.#forget();
    }
  }

  #waiting(): string[] {
    return this.placement.length ? this.placement : this.#props().plan.picked;
  }

  /** Whether something waits to be confirmed. */
  get ready(): boolean {
    return !this.sending && (this.planned !== null || this.placement.length > 0);
  }

  /** Only the present can be judged: an onlooker and a reader of the past ask nothing. */
  why(action: string, anchor: Element, after: string[] = []): void {
    const { seat, question, why } = this.#props();
    if (seat !== null && question !== null) why(action, anchor, after);
  }
}

const isWild = ({ verb }: Target): boolean => verb === "wild" || verb === "double";

/** The mode that the question itself is about. */
function modeAsked({ step, view }: Asking): Mode | null {
  if (step === "road_pick") return "roads";
  if (step === "rapid_conquest") return "conquest";
  return step === "dev_target" || step === "dev_repeat" ? (view.turn.kind as Work | null) : null;
}
