/** The answer being prepared at this seat. */
import { thingOf, thingsOf } from "../kit/notation";
import type { BoardProps, EventTold } from "../contract";
import type { Choice } from "../kit/choices";
import { Draft } from "../kit/draft.svelte";
import type { Looked } from "../kit/look";
import { placesIn, spaceIn } from "./happening";
import { diceLeft, sceneOf, type Scene } from "./offers";
import type { Ability, Kind, Place, SpaceName } from "./printed";
import type { Mask, Offer, View } from "./view";

export type Props = BoardProps<View> & { draft: FeldDraft };

/** A die, and the answers that place it where it leads to what is wanted. */
type Way = [die: number, answers: string[]];

export class FeldDraft extends Draft<View> {
  /** The die that is to be placed, by its value. */
  #die = $state.raw<number | null>(null);
  /** So many steps the Cuzco tile is to be turned. */
  #turn = $state.raw(0);
  /** The missions that are to be kept, by their place among those drawn. */
  kept = $state.raw<readonly number[]>([]);
  /** The scene that was opened by hand, and at which question. */
  #scene = $state.raw<{ scene: Scene; at: string } | null>(null);
  /** The scene that fills the table. */
  large = $state.raw<Scene | null>(null);
  /** Places that are pointed out to the reader. */
  sought = $state.raw<readonly string[]>([]);
  /** Whose mask is enlarged. */
  looked = $state.raw<number | null>(null);
  /** The card, tile, mission or place that is looked at before it is used. */
  #look = $state.raw<Looked | null>(null);
  /** What was meant when a die was placed: sent as soon as it is asked for. */
  #wish = $state.raw<string | null>(null);

  /** The seat whose mask is the own one: an onlooker looks with the eyes of the first. */
  get seat(): number {
    return this.props.seat ?? 0;
  }

  get mask(): Mask {
    return this.view.masks[this.seat]!;
  }

  /** What is asked, window by window; empty when this seat is not asked. */
  override get step(): string {
    const kind = super.step;
    return kind === "power" ? this.view.step : kind;
  }

  get actions(): readonly string[] {
    return this.sending ? [] : this.props.actions;
  }

  override may(action: string): boolean {
    return this.actions.includes(action);
  }

  override drop(): void {
    super.drop();
    this.#die = null;
    this.#turn = 0;
    this.kept = [];
  }

  // Dice

  /** The die that is placed or to be placed; null when no die is asked for. */
  get die(): number | null {
    const { step } = this;
    if (step === "space" || step === "pututu") return this.view.turn.die;
    if (step !== "die") return null;
    return this.#die !== null && this.may(`die ${this.#die}`) ? this.#die : (this.dice[0] ?? null);
  }

  /** The dice that can be placed now, high before low. */
  get dice(): readonly number[] {
    const left = this.view.turn.extra ? [1] : diceLeft(this.mask);
    return left.filter((value) => this.may(`die ${value}`));
  }

  /** Takes up another die; where it could still be changed, this is an answer of its own. */
  async pickDie(value: number): Promise<void> {
    if (this.step !== "die" || !this.may(`die ${value}`)) return;
    this.#die = value;
    if (this.#mayChange(value)) await this.send([`die ${value}`]);
  }

  /** Whether another answer comes between this die and its space. */
  #mayChange(value: number): boolean {
    const then = this.offers.find(({ action }) => action === `die ${value}`)?.then ?? [];
    return then.some(({ action }) => action === "done");
  }

  /** What a die could do on each space of the bar. */
  #chances(die: number | null): readonly Offer[] {
    return this.view.offers.filter((offer) => offer.die === die);
  }

  /** What the chosen die could do here; null: no die is being placed. */
  chance(space: SpaceName): Offer | null {
    if (this.step === "pututu") return null;
    return this.#chances(this.die).find((chance) => chance.space === space) ?? null;
  }

  /** The answers that come before a space is named. */
  #prefix(value: number | null = this.die): string[] {
    if (this.step !== "die" || value === null) return [];
    return this.#mayChange(value) ? [`die ${value}`, "done"] : [`die ${value}`];
  }

  /** The answers that place a die on a space. */
  placing(space: SpaceName, die: number | null = this.die): string[] {
    return [...this.#prefix(die), `place ${space}`];
  }

  /** The dice with which an answer can be reached that is asked for later, and how. */
  waysTo(answer: string): Way[] {
    if (this.step !== "die") return [];
    return this.dice.flatMap((die): Way[] => {
      const chance = this.#chances(die).find(
        ({ needs, leads }) => !needs.length && leads.includes(answer),
      );
      return chance ? [[die, this.placing(chance.space, die)]] : [];
    });
  }

  /** A space was chosen for the die, or as the target of a moved one. */
  async pickSpace(space: SpaceName, anchor: Element): Promise<void> {
    if (this.step === "move_die_target") return this.choose(`to ${space}`, anchor);
    const place = `place ${space}`;
    const chance = this.chance(space);
    if (this.step === "space" && !chance?.needs.length) return this.choose(place, anchor);
    if (this.sending) return;
    if (!chance) return this.look(`space-${space}`, anchor);
    if (chance.refused !== null) this.why(place, anchor, this.#prefix());
    else if (chance.needs.length) this.look(`space-${space}`, anchor);
    else await this.send(this.placing(space));
  }

  // The Cuzco tile

  /** The rotation that is shown: as planned, else as it lies. */
  get rotation(): number {
    return (this.view.rotation + (this.step === "rotate" ? this.turn : 0)) % 6;
  }

  get turn(): number {
    return this.#turn;
  }

  turnTo(steps: number): void {
    if (this.step === "rotate") this.#turn = (steps + 6) % 6;
  }

  /** The villages that the turned tile opens, while it is being turned. */
  get turnedTo(): Place[] {
    return this.step === "rotate" ? this.#goals(`turn ${this.turn}`) : [];
  }

  /** Where a step can lead, after this answer if one is given. */
  #goals(after?: string): Place[] {
    const here = this.choices.filter(({ before }) => before[0] === after);
    return thingsOf(
      here.map(({ action }) => action),
      "go",
    );
  }

  /** The answer that leads to this place now. */
  goTo(place: Place): Choice | null {
    const after = this.step === "rotate" ? `turn ${this.turn}` : undefined;
    const go = `go ${place}`;
    return this.choices.find((each) => each.action === go && each.before[0] === after) ?? null;
  }

  /** The places that glow: legal ones, those the turned tile opens, those a hovered space offers. */
  get reach(): readonly Place[] {
    if (this.step === "rotate") return this.turnedTo;
    if (this.step === "path") return this.#goals();
    const space = thingOf(this.hovered, "place") as SpaceName;
    return thingsOf(this.chance(space)?.leads ?? [], "go");
  }

  /** A place on the map was chosen. */
  pickPlace(place: Place, anchor: Element): void {
    if (this.step === "rotate") {
      const [turn, go] = [`turn ${this.turn}`, `go ${place}`];
      if (this.turnedTo.includes(place)) void this.send([turn, go]);
      else this.why(go, anchor, [turn]);
    } else if (this.step === "path") this.choose(`go ${place}`, anchor);
    else this.look(`place-${place}`, anchor);
  }

  // Tiles

  /** The kind of tile that the exchange slides down. */
  get slideKind(): Kind | null {
    const kind = this.props.question?.facts.kind;
    return kind === "study" || kind === "farm" ? kind : null;
  }

  /** The exchange and the tile belong together. */
  slid(kind: Kind, ability: Ability): string[] {
    return [`exchange slide_${kind}`, `slide ${ability}`];
  }

  // Missions at the beginning

  /** Two of four are kept; a third one takes the place of the first. */
  keep(number: number): void {
    const { kept } = this;
    this.kept = kept.includes(number)
      ? kept.filter((other) => other !== number)
      : [...kept.slice(-1), number];
  }

  get keeping(): string | null {
    const pair = this.kept.toSorted((a, b) => a - b);
    return pair.length === 2 ? `keep ${pair[0]! + 1} ${pair[1]! + 1}` : null;
  }

  /** The die is taken up; its space is chosen by hand. */
  override intend([first]: readonly string[]): void {
    const die = Number(thingOf(first ?? null, "die"));
    if (die) this.#die = die;
  }

  override get meant(): readonly string[] {
    return this.keeping === null ? this.picked : [this.keeping];
  }

  // Looking around

  /** The scene that a small screen shows: opened by hand, else where the question is. */
  get scene(): Scene {
    const scene = this.#scene;
    if (scene && scene.at === this.#moment) return scene.scene;
    return sceneOf(this.step) ?? "roads";
  }

  set scene(scene: Scene) {
    this.#scene = { scene, at: this.#moment };
  }

  get #moment(): string {
    return sceneOf(this.step) === null ? "" : `${this.step} ${this.view.round} ${this.view.phase}`;
  }

  /** What is looked at before it is used. */
  get lookedAt(): Looked | null {
    return this.#look;
  }

  /** Shows what a thing does and costs; the same press once more puts it away. */
  look(thing: string, anchor: Element): void {
    const look = this.#look;
    this.#look = look?.thing === thing && look.anchor === anchor ? null : { thing, anchor };
  }

  unlook(): void {
    this.#look = null;
  }

  /** Sends what was looked at; what cannot be said before a die lies is kept as a wish. */
  use(answers: readonly string[]): void {
    const later = answers.length > 1 && /^(tile|go) /.test(answers.at(-1)!);
    this.#wish = later ? answers.at(-1)! : null;
    void this.send(later ? answers.slice(0, -1) : answers);
  }

  /** What was meant with the die is done when it is asked for; a window of a power comes first. */
  follow(): void {
    const wish = this.#wish;
    if (wish === null || !this.asked || this.sending || this.step.startsWith("power_")) return;
    this.#wish = null;
    if (this.may(wish)) void this.send([wish]);
  }

  /** Closes what lies on top, then gives up what was planned; false: there was nothing. */
  cancel(): boolean {
    if (this.looked !== null) this.looked = null;
    else if (this.large !== null) this.large = null;
    else if (this.asked && this.turn) this.#turn = 0;
    else if (this.asked && this.kept.length) this.kept = [];
    else return false;
    return true;
  }

  /** Dice on the bar, and villages. */
  protected override changedBy(event: EventTold): string[] {
    const space = spaceIn(event);
    return [...(space ? [`space-${space}`] : []), ...placesIn(event)];
  }

  // Answers

  /** Gives this answer if it is allowed; else the judge says why not. */
  choose(action: string, anchor: Element): void {
    if (this.sending || !this.asked) return;
    if (this.may(action)) void this.send([action]);
    else this.why(action, anchor);
  }

  override async send(answers: readonly string[] = this.picked): Promise<void> {
    this.hovered = null;
    this.unlook();
    await super.send(answers);
  }
}
