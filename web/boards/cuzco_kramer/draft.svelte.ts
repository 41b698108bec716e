/** The answer being prepared at this seat. */
import { thingOf, wordsOf } from "../kit/notation";
import type { BoardProps, EventTold, Foresight } from "../contract";
import { Draft } from "../kit/draft.svelte";
import type { Looked } from "../kit/look";
import { neighbour } from "./geometry";
import { happeningOf } from "./happening";
import { isTile, offersOf, tileOf, tileText } from "./offers";
import type { Cost, Laid, Mode, Offer, Offers } from "./offers";
import { printedPoints } from "./printed";
import { nearest, turned, turnOf } from "./turning";
import { basinAt, groupAt, TILE_KINDS } from "./view";
import type { Basin, Card, Cell, Group, TileKind, View } from "./view";

export type { Laid, Mode, Offer } from "./offers";
export type Props = BoardProps<View> & { draft: KramerDraft };

export interface Ghost extends Laid {
  action: string;
  legal: boolean;
  price: number | null;
}

/** A temple that may be built or enlarged, and what that pays at once: as printed on the floor, until
 *  the server has told it. */
export interface Value extends Offer {
  value: number;
  points: number;
}

export class KramerDraft extends Draft<View> {
  #mode = $state.raw<Mode | null>(null);
  /** How the tile is turned: which way from its village the next cell lies. */
  #turn = $state.raw(0);
  /** The tile was turned on this very cell: it is shown so, legal or not. */
  #insisted = $state.raw(false);
  #origin = $state.raw<Cell | null>(null);
  /** The cell whose temple value is still to be chosen. */
  #cell = $state.raw<Cell | null>(null);
  cards = $state.raw<readonly Card[]>([]);
  /** Whether the board shows heights by colour. */
  heights = $state.raw(false);
  /** Whether every cell shows its name. */
  named = $state.raw(false);
  /** Places that are pointed out to the reader. */
  sought = $state.raw<readonly string[]>([]);
  /** What is looked at before it is used: an answer, and its button. */
  #looked = $state.raw<Looked | null>(null);

  get #offers(): Offers {
    const { actions, prices } = this.props;
    return offersOf(actions, prices);
  }

  // What one wants to do

  /** What can be done now, and for how much. */
  modes(): ReadonlyMap<Mode, Cost> {
    return this.#offers.costs;
  }

  /** The chosen mode; while the opening tile is owed, a tile is in hand by itself. */
  get mode(): Mode | null {
    const mode = this.#mode;
    const { costs } = this.#offers;
    if (mode !== null && costs.has(mode)) return mode;
    if (!this.props.view.owed) return null;
    return TILE_KINDS.find((kind) => costs.has(kind)) ?? null;
  }

  /** The kind of tile in hand. */
  get tile(): TileKind | null {
    const { mode } = this;
    return isTile(mode) ? mode : null;
  }

  pick(mode: Mode): void {
    this.drop();
    this.#mode = mode;
  }

  /** Gives up the plan, then what was half chosen, then the mode; false: nothing was chosen. */
  cancel(): boolean {
    if (!this.asked || this.sending) return false;
    if (this.planned !== null) this.plan([]);
    else if (this.#cell !== null) this.#cell = null;
    else if (this.#origin !== null && this.#mode === "move") this.#origin = this.#mode = null;
    else if (this.#mode !== null) this.#mode = null;
    else return false;
    this.cards = [];
    return true;
  }

  override drop(): void {
    super.drop();
    this.#mode = this.#origin = this.#cell = null;
    this.cards = [];
    this.#insisted = false;
  }

  // What is under the pointer

  point(cell: Cell | null): void {
    if (this.hovered === cell) return;
    this.hovered = cell;
    this.#insisted = false;
    this.explained = null;
  }

  /** The village or city under the pointer. */
  get group(): Group | null {
    return this.hovered ? groupAt(this.props.view, this.hovered) : null;
  }

  get basin(): Basin | null {
    return this.hovered ? basinAt(this.props.view, this.hovered) : null;
  }

  // Tiles: the pointed cell shows the village, the others lie around it

  /** The tile where it is planned, or under the pointer: as it was turned last, if that may be. */
  ghost(): Ghost | null {
    const planned = this.#plannedTile();
    if (planned) return this.#judged(planned);
    const { tile, hovered } = this;
    if (!tile || !hovered) return null;
    const turn = this.#turn;
    const legal = this.#insisted ? null : nearest(tile, hovered, turn, (laid) => this.#may(laid));
    const shown = legal ?? nearest(tile, hovered, turn, () => true);
    return shown && this.#judged(shown);
  }

  /** Turns the tile by one sixth; a planned tile goes on to its next legal turn. */
  rotate(by: 1 | -1): void {
    const ghost = this.ghost();
    if (!ghost || this.sending) return;
    const planned = this.planned !== null;
    const next = turned(ghost, by, (laid) => !planned || this.#may(laid));
    this.#turn = turnOf(next);
    this.#insisted = true;
    if (planned) this.plan([this.#judged(next).action]);
  }

  #may(laid: Laid): boolean {
    return this.#offers.tile(laid) !== null;
  }

  #judged(laid: Laid): Ghost {
    const offer = this.#offers.tile(laid);
    return {
      ...laid,
      action: offer?.action ?? tileText(laid),
      legal: offer !== null || this.sending,
      price: offer?.price ?? null,
    };
  }

  #plannedTile(): Laid | null {
    const [verb, ...words] = wordsOf(this.planned);
    return verb === "place" ? tileOf(words) : null;
  }

  // Incas

  /** The Inca that is on its way. */
  get origin(): Cell | null {
    const { mode } = this;
    const origin = this.#origin;
    return mode === "move" && origin && this.#offers.origins.includes(origin) ? origin : null;
  }

  /** Where the chosen Inca can go, with the price of the way. */
  reach(): ReadonlyMap<Cell, number | null> {
    return this.#offers.reach(this.origin);
  }

  // Temples

  /** The cell that was chosen to build on, or the temple to enlarge. */
  get cell(): Cell | null {
    const { mode } = this;
    return mode === "build" || mode === "enlarge" ? this.#cell : null;
  }

  /** What the temple on the chosen cell may become. */
  values(): Value[] {
    const { mode, cell } = this;
    if (!cell || !mode) return [];
    return this.#offers.at(mode, cell).map((offer) => {
      const value = Number(wordsOf(offer.action)[2]);
      return { ...offer, value, points: this.#pointsOf(offer.action) ?? printedPoints(value) };
    });
  }

  #pointsOf(action: string): number | null {
    const sure = this.foreseen({ action, before: [] });
    const own = sure?.events.filter(({ seat }) => seat === this.props.seat);
    return own?.reduce((sum, { points }) => sum + points, 0) ?? null;
  }

  chooseValue(value: number): void {
    const found = this.values().find((each) => each.value === value);
    if (found) this.plan([found.action]);
  }

  // Targets

  /** The cells that can be chosen now, with their price (null: known only later). */
  targets(): ReadonlyMap<Cell, number | null> {
    return this.#offers.targets(this.mode, this.origin);
  }

  /** Without a mode: the own Incas that could go somewhere. */
  startable(cell: Cell): boolean {
    return this.#offers.origins.includes(cell);
  }

  /** A cell was chosen. By touch, nothing is sent before it could be looked at. */
  choose(cell: Cell, anchor: Element, touch = false): void {
    if (this.sending) return;
    const { mode } = this;
    if (isTile(mode)) return this.#chooseTile(cell, anchor, touch);
    if (mode === "move" || mode === null) return this.#chooseWalk(cell, anchor, touch);
    const offers = this.#offers.at(mode, cell);
    if (!offers.length) return this.why(this.#actionAt(mode, cell), anchor);
    if (mode === "festival") return this.#proposeAt(offers[0]!.action);
    if (mode === "build" || mode === "enlarge") return this.#chooseSite(cell, offers);
    this.#propose(offers[0]!.action, touch);
  }

  #chooseTile(cell: Cell, anchor: Element, touch: boolean): void {
    const planned = this.#plannedTile();
    if (planned && planned.cells.includes(cell)) return touch ? this.rotate(1) : void this.send();
    this.plan([]);
    this.hovered = cell;
    const ghost = this.ghost();
    if (!ghost) return;
    if (!ghost.legal) return this.why(ghost.action, anchor);
    if (ghost.village !== null) this.#turn = turnOf(ghost);
    this.plan([ghost.action]);
  }

  #chooseWalk(cell: Cell, anchor: Element, touch: boolean): void {
    const { origin } = this;
    const target = origin && this.#offers.moves(origin).get(cell);
    if (target) return this.#propose(target.action, touch);
    if (this.#offers.origins.includes(cell) && cell !== origin) {
      this.pick("move");
      this.#origin = cell;
      return;
    }
    if (origin === cell) return void this.cancel();
    if (origin) this.why(`move ${origin} ${cell}`, anchor);
    else if (this.mode === "move") this.why(`move ${cell} ${neighbour(cell, 0) ?? cell}`, anchor);
  }

  #chooseSite(cell: Cell, offers: Offer[]): void {
    if (this.#cell === cell && this.planned) return void this.send();
    this.#cell = cell;
    this.plan(offers.length === 1 ? [offers[0]!.action] : []);
    for (const { action } of offers) void this.foresee({ action, before: [] });
  }

  #propose(action: string, touch: boolean): void {
    if (touch && this.planned !== action) return this.plan([action]);
    void this.send([action]);
  }

  #actionAt(mode: Mode, cell: Cell): string {
    return mode === "build" || mode === "enlarge" ? `${mode} ${cell} 2` : `${mode} ${cell}`;
  }

  // Looking before using

  /** An answer of one press that is looked at first, as long as it can be given. */
  get lookedAt(): Looked | null {
    const looked = this.#looked;
    return looked && this.#offers.find(looked.thing) ? looked : null;
  }

  lookAt(action: string, anchor: Element): void {
    this.#looked = this.#looked?.thing === action ? null : { thing: action, anchor };
  }

  unlook(): void {
    this.#looked = null;
  }

  // Festivals

  #proposeAt(action: string): void {
    this.plan([action]);
    void this.lookAfter(action);
  }

  /** Whether the festival that is being prepared may be opened with these cards. */
  mayOpenWith(play: string): boolean {
    const offers = this.planned === null ? null : this.offersAfter(this.planned);
    return offers?.some(({ action }) => action === play) ?? false;
  }

  /** The temple for which a festival is being prepared. */
  get venue(): Cell | null {
    return thingOf(this.planned, "festival");
  }

  // The plan

  /** The answer that waits to be confirmed, or is on its way. */
  get planned(): string | null {
    return this.picked[0] ?? null;
  }

  priceOf(action: string): number | null {
    return this.#offers.find(action)?.price ?? null;
  }

  override async send(answers: readonly string[] = this.picked): Promise<void> {
    this.unlook();
    await super.send(answers);
  }

  override why(action: string, anchor: Element, after: readonly string[] = []): void {
    super.why(action, anchor, after);
    if (this.asked) this.explained = action;
  }

  /** The cells on which something lies or stands now that did not before, or left. */
  protected override changedBy(event: EventTold): Cell[] {
    const happening = happeningOf(event);
    if (!happening || event.seat < 0) return [];
    const { laid, dug, to, left, temple } = happening;
    return [...laid, ...dug, to, left, temple].filter((cell) => cell !== null);
  }

  // Looking ahead

  /** The answer whose consequences are worth knowing: the plan, else what is under the pointer. */
  get considered(): string | null {
    if (this.sending) return null;
    if (this.planned) return this.planned;
    const { mode, hovered, origin } = this;
    if (!mode || !hovered) return null;
    const ghost = isTile(mode) ? this.ghost() : null;
    if (ghost) return ghost.legal ? ghost.action : null;
    if (mode === "move") return (origin && this.#offers.moves(origin).get(hovered)?.action) ?? null;
    return mode === "basin" ? (this.#offers.at(mode, hovered)[0]?.action ?? null) : null;
  }

  /** What is sure to happen then; null while that is not known. */
  get ahead(): Foresight<View> | null {
    const action = this.considered;
    return action === null ? null : this.foreseen({ action, before: [] });
  }
}
