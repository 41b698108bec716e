/** The answer being prepared at this seat: shared by board, panel, hand and answers of one plan. */
import { untrack } from "svelte";
import type { BoardProps, Plan } from "../contract";
import type { Looked } from "../kit/look";
import { offersFor, reachOf } from "./candidates";
import { choiceOf, type Choice } from "./choice.svelte";
import { diceLeft, mayChange, sceneOf, type Scene } from "./offers";
import {
  PATHS_OF,
  type Ability,
  type Kind,
  type PathKind,
  type Place,
  type SpaceName,
} from "./printed";
import type { Mask, Offer, View } from "./view";

export type DeskProps = BoardProps<View> & { plan: Plan };

export class Desk {
  readonly #props: () => DeskProps;
  /** Found when the part is made: state born while something is derived would not be followed. */
  readonly #own: Choice;
  readonly #chances: Offer[] = $derived.by(() => this.#foreseen());

  constructor(props: () => DeskProps) {
    this.#props = props;
    this.#own = untrack(() => choiceOf(props().plan));
  }

  get view(): View {
    return this.#props().view;
  }

  /** The seat whose mask is the own one: an onlooker looks with the eyes of the first. */
  get seat(): number {
    return this.#props().seat ?? 0;
  }

  get mask(): Mask {
    return this.view.masks[this.seat]!;
  }

  /** Whether this seat is asked. */
  get asked(): boolean {
    return this.#props().actions.length > 0;
  }

  /** What is asked, window by window; empty when this seat is not asked. */
  get step(): string {
    if (!this.asked) return "";
    const kind = this.#props().question?.kind ?? "";
    return kind === "power" ? this.view.step : kind;
  }

  get sending(): boolean {
    return this.#own.sent.length > 0;
  }

  get actions(): readonly string[] {
    return this.sending ? [] : this.#props().actions;
  }

  may(action: string): boolean {
    return this.actions.includes(action);
  }

  // Dice

  /** The die that is placed or to be placed; null when no die is asked for. */
  get die(): number | null {
    const { step } = this;
    if (step === "space" || step === "pututu") return this.view.turn.die;
    if (step !== "die") return null;
    const { die } = this.#own;
    return die !== null && this.may(`die ${die}`) ? die : this.#firstDie();
  }

  #firstDie(): number | null {
    const left = this.view.turn.extra ? [1] : diceLeft(this.mask);
    return left.find((value) => this.may(`die ${value}`)) ?? null;
  }

  /** Takes up another die; where pututus could change it, this is an answer of its own. */
  pickDie(value: number): void {
    if (this.step !== "die" || !this.may(`die ${value}`)) return;
    this.#own.die = value;
    if (mayChange(this.view, this.mask)) void this.send([`die ${value}`]);
  }

  #foreseen(): Offer[] {
    const { die } = this;
    return die === null || this.step === "pututu" ? [] : offersFor(this.view, die);
  }

  /** What the chosen die could do here; null: no die is being placed. */
  chance(space: SpaceName): Offer | null {
    return this.#chances.find((chance) => chance.space === space) ?? null;
  }

  /** The answers that come before a space is named. */
  #prefix(value: number | null = this.die): string[] {
    if (this.step !== "die" || value === null) return [];
    const die = `die ${value}`;
    return mayChange(this.view, this.mask) ? [die, "done"] : [die];
  }

  /** The answers that place a die on a space. */
  placing(space: SpaceName, die: number | null = this.die): string[] {
    const open = offersFor(this.view, die ?? 0).filter(({ refused }) => refused === null).length;
    return this.#unforced([...this.#prefix(die), `place ${space}`], open);
  }

  /** A space was chosen for the die, or as the target of a moved one. */
  pickSpace(space: SpaceName, anchor: Element): void {
    if (this.step === "move_die_target") return this.choose(`to ${space}`, anchor);
    const place = `place ${space}`;
    const chance = this.chance(space);
    if (this.step === "space" && !chance?.needs.length) return this.choose(place, anchor);
    if (this.sending) return;
    if (!chance) return this.look(`space-${space}`, anchor);
    if (chance.refused !== null) this.why(place, anchor, this.#prefix());
    else if (chance.needs.length) this.look(`space-${space}`, anchor);
    else void this.send(this.placing(space));
  }

  /** CF-217: what has no alternative is not asked, and so not answered. */
  #unforced(answers: string[], choices: number): string[] {
    return choices > 1 ? answers : answers.slice(0, -1);
  }

  // The Cuzco tile

  /** The rotation that is shown: as planned, else as it lies. */
  get rotation(): number {
    return (this.view.rotation + (this.step === "rotate" ? this.turn : 0)) % 6;
  }

  get turn(): number {
    return this.#own.turn ?? 0;
  }

  turnTo(steps: number): void {
    if (this.step === "rotate") this.#own.turn = (steps + 6) % 6;
  }

  /** The villages that the turned tile opens, while it is being turned. */
  get turnedTo(): Place[] {
    if (this.step !== "rotate") return [];
    const { turn, rotation, roads, villages, card14_any_village } = this.view;
    // CF-614, CF-931: power 14 asks neither for kind nor number, perhaps not even for a path.
    if (turn.paths & 4) {
      const reach = card14_any_village ? "IO" : "I";
      return villages.map(({ place }) => place).filter((place) => reach.includes(place[0]!));
    }
    const by = this.rotation - rotation;
    const kinds = (["paved", "rope"] as PathKind[]).filter((_, bit) => (turn.paths >> bit) & 1);
    const turned = roads.map((road) =>
      road.ends.includes("CUZCO") ? { ...road, ends: road.ends.map((end) => spun(end, by)) } : road,
    );
    return reachOf({ ...this.view, roads: turned }, "CUZCO", kinds, turn.strength);
  }

  /** The places that glow: legal ones, those the turned tile opens, those a hovered space offers. */
  get reach(): readonly Place[] {
    if (this.step === "rotate") return this.turnedTo;
    if (this.step === "path")
      return this.actions.filter((each) => each.startsWith("go ")).map((each) => each.slice(3));
    const space = this.hovered?.startsWith("place ") ? this.hovered.slice(6) : "";
    const kinds = PATHS_OF[space as SpaceName];
    if (!kinds || this.die === null) return [];
    return reachOf(this.view, this.mask.chasqui, kinds, this.die);
  }

  /** A place on the map was chosen. */
  pickPlace(place: Place, anchor: Element): void {
    if (this.step === "rotate") {
      const answers = [`turn ${this.turn}`, `go ${place}`];
      if (this.turnedTo.includes(place))
        void this.send(this.#unforced(answers, this.turnedTo.length));
      else this.why(answers[1]!, anchor, [answers[0]!]);
    } else if (this.step === "path") this.choose(`go ${place}`, anchor);
    else this.look(`place-${place}`, anchor);
  }

  // Tiles

  /** The kind of tile that the exchange slides down. */
  get slideKind(): Kind | null {
    const kind = this.#props().question?.facts.kind;
    return kind === "study" || kind === "farm" ? kind : null;
  }

  /** CF-413, CF-414: the exchange and the tile belong together. */
  slid(kind: Kind, ability: Ability): string[] {
    const up = this.mask.tiles.filter((tile) => tile.kind === kind && !tile.down);
    const others = up.some((tile) => tile.ability !== ability);
    return this.#unforced([`exchange slide_${kind}`, `slide ${ability}`], others ? 2 : 1);
  }

  // Missions at the beginning

  get kept(): readonly number[] {
    return this.#own.kept;
  }

  /** Two of four are kept; a third one takes the place of the first. */
  keep(number: number): void {
    const { kept } = this.#own;
    this.#own.kept = kept.includes(number)
      ? kept.filter((other) => other !== number)
      : [...kept.slice(-1), number];
  }

  get keeping(): string | null {
    const pair = [...this.kept].sort((a, b) => a - b);
    return pair.length === 2 ? `keep ${pair[0]! + 1} ${pair[1]! + 1}` : null;
  }

  // Looking around

  get hovered(): string | null {
    return this.#own.hovered;
  }

  point(action: string | null): void {
    this.#own.hovered = action;
  }

  /** The scene that a small screen shows: opened by hand, else where the question is. */
  get scene(): Scene {
    const { scene } = this.#own;
    if (scene && scene.at === this.#moment) return scene.scene;
    return sceneOf(this.step) ?? "roads";
  }

  set scene(scene: Scene) {
    this.#own.scene = { scene, at: this.#moment };
  }

  get #moment(): string {
    return sceneOf(this.step) === null ? "" : `${this.step} ${this.view.round} ${this.view.phase}`;
  }

  get large(): Scene | null {
    return this.#own.large;
  }

  set large(scene: Scene | null) {
    this.#own.large = scene;
  }

  /** Whose mask is enlarged. */
  get looked(): number | null {
    return this.#own.mask;
  }

  set looked(seat: number | null) {
    this.#own.mask = seat;
  }

  /** What is looked at before it is used. */
  get lookedAt(): Looked | null {
    return this.#own.look;
  }

  /** Shows what a thing does and costs; the same press once more puts it away. */
  look(thing: string, anchor: Element): void {
    const { look } = this.#own;
    this.#own.look = look?.thing === thing && look.anchor === anchor ? null : { thing, anchor };
  }

  unlook(): void {
    this.#own.look = null;
  }

  /** Sends what was looked at; what cannot be said before a die lies is kept as a wish. */
  use(answers: readonly string[]): void {
    const later = answers.length > 1 && /^(tile|go) /.test(answers.at(-1)!);
    this.#own.wish = later ? answers.at(-1)! : null;
    void this.send(later ? answers.slice(0, -1) : [...answers]);
  }

  /** What was meant with the die is done when it is asked for; a window of a power comes first. */
  follow(): void {
    const { wish } = this.#own;
    if (wish === null || !this.asked || this.sending || this.step.startsWith("power_")) return;
    this.#own.wish = null;
    if (this.may(wish)) void this.send([wish]);
  }

  /** Closes what lies on top, then gives up what was planned; false: there was nothing. */
  cancel(): boolean {
    const own = this.#own;
    if (own.mask !== null) own.mask = null;
    else if (own.large !== null) own.large = null;
    else if (this.asked && own.turn) own.turn = null;
    else if (this.asked && own.kept.length) own.kept = [];
    else return false;
    return true;
  }

  // Answers

  /** Gives this answer if it is allowed; else the judge says why not. */
  choose(action: string, anchor: Element): void {
    if (this.sending || !this.asked) return;
    if (this.may(action)) void this.send([action]);
    else this.why(action, anchor);
  }

  /** Sends these answers one after the other. */
  async send(answers: string[]): Promise<void> {
    const own = this.#own;
    if (this.sending || !answers.length) return;
    own.sent = [...answers];
    own.hovered = null;
    own.look = null;
    try {
      await this.#props().act([...answers]);
    } finally {
      own.sent = [];
      own.die = own.turn = own.hovered = null;
      own.kept = [];
    }
  }

  /** Only the present can be judged: an onlooker and a reader of the past ask nothing. */
  why(action: string, anchor: Element, after: string[] = []): void {
    const { seat, question, why } = this.#props();
    if (seat !== null && question !== null) why(action, anchor, after);
  }
}

const spun = (place: Place, by: number): Place =>
  place === "CUZCO" ? place : `I${(Number(place.slice(1)) + by + 6) % 6}`;
