/** The answer being prepared at this seat: shared by board, panel, hand and answers of one plan. */
import { untrack } from "svelte";
import type { BoardProps, Foresight, Plan } from "../contract";
import type { Looked } from "../kit/look";
import { choiceOf, type Choice } from "./choice.svelte";
import { neighbour } from "./geometry";
import { isTile, offersOf, tileOf, tileText } from "./offers";
import type { Cost, Laid, Mode, Offer, Offers } from "./offers";
import { nearest, turned, turnOf } from "./turning";
import { basinAt, groupAt, TILE_KINDS } from "./view";
import type { Basin, Card, Cell, Group, TileKind, View } from "./view";

export type { Laid, Mode, Offer } from "./offers";
export type DeskProps = BoardProps<View> & { plan: Plan };

export interface Ghost extends Laid {
  action: string;
  legal: boolean;
  price: number | null;
}

/** A temple that may be built or enlarged, and what that pays at once. */
export interface Value extends Offer {
  value: number;
  points: number;
}

export class Desk {
  readonly #props: () => DeskProps;
  /** Found when the part is made: state born while something is derived would not be followed. */
  readonly #own: Choice;

  constructor(props: () => DeskProps) {
    this.#props = props;
    this.#own = untrack(() => choiceOf(props().plan));
  }

  get #offers(): Offers {
    const { actions, prices } = this.#props();
    return offersOf(actions, prices);
  }

  get sending(): boolean {
    return this.#own.sent.length > 0;
  }

  // What one wants to do

  /** What can be done now, and for how much. */
  modes(): ReadonlyMap<Mode, Cost> {
    return this.#offers.costs;
  }

  /** The chosen mode; while the opening tile is owed, a tile is in hand by itself. */
  get mode(): Mode | null {
    const { mode } = this.#own;
    const { costs } = this.#offers;
    if (mode !== null && costs.has(mode)) return mode;
    if (!this.#props().view.owed) return null;
    return TILE_KINDS.find((kind) => costs.has(kind)) ?? null;
  }

  /** The kind of tile in hand. */
  get tile(): TileKind | null {
    const { mode } = this;
    return isTile(mode) ? mode : null;
  }

  pick(mode: Mode): void {
    this.#forget();
    this.#own.mode = mode;
  }

  /** Gives up the plan, then what was half chosen, then the mode; false: nothing was chosen. */
  cancel(): boolean {
    const own = this.#own;
    if (!this.#props().actions.length || this.sending) return false;
    if (this.planned !== null) this.#plan([]);
    else if (own.cell !== null) own.cell = null;
    else if (own.origin !== null && own.mode === "move") own.origin = own.mode = null;
    else if (own.mode !== null) own.mode = null;
    else return false;
    own.cards = [];
    return true;
  }

  #forget(): void {
    const own = this.#own;
    own.mode = own.origin = own.cell = null;
    own.cards = [];
    own.insisted = false;
    this.#plan([]);
  }

  // What is under the pointer

  get hovered(): Cell | null {
    return this.#own.hovered;
  }

  point(cell: Cell | null): void {
    const own = this.#own;
    if (own.hovered === cell) return;
    own.hovered = cell;
    own.insisted = false;
    own.explained = null;
  }

  /** The village or city under the pointer. */
  get group(): Group | null {
    return this.hovered ? groupAt(this.#props().view, this.hovered) : null;
  }

  get basin(): Basin | null {
    return this.hovered ? basinAt(this.#props().view, this.hovered) : null;
  }

  /** Whether the board shows heights by colour. */
  get heights(): boolean {
    return this.#own.heights;
  }

  set heights(on: boolean) {
    this.#own.heights = on;
  }

  /** Whether every cell shows its name. */
  get named(): boolean {
    return this.#own.named;
  }

  set named(on: boolean) {
    this.#own.named = on;
  }

  // Tiles: the pointed cell shows the village, the others lie around it

  /** The tile where it is planned, or under the pointer: as it was turned last, if that may be. */
  ghost(): Ghost | null {
    const planned = this.#plannedTile();
    if (planned) return this.#judged(planned);
    const { tile, hovered } = this;
    if (!tile || !hovered) return null;
    const { turn, insisted } = this.#own;
    const legal = insisted ? null : nearest(tile, hovered, turn, (laid) => this.#may(laid));
    const shown = legal ?? nearest(tile, hovered, turn, () => true);
    return shown && this.#judged(shown);
  }

  /** Turns the tile by one sixth; a planned tile goes on to its next legal turn. */
  rotate(by: 1 | -1): void {
    const own = this.#own;
    const ghost = this.ghost();
    if (!ghost || this.sending) return;
    const planned = this.planned !== null;
    const next = turned(ghost, by, (laid) => !planned || this.#may(laid));
    own.turn = turnOf(next);
    own.insisted = true;
    if (planned) this.#plan([this.#judged(next).action]);
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
    const words = this.planned?.split(" ") ?? [];
    return words[0] === "place" ? tileOf(words.slice(1)) : null;
  }

  // Incas

  /** The Inca that is on its way. */
  get origin(): Cell | null {
    const { mode } = this;
    const { origin } = this.#own;
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
    return mode === "build" || mode === "enlarge" ? this.#own.cell : null;
  }

  /** What the temple on the chosen cell may become. */
  values(): Value[] {
    const { mode, cell } = this;
    if (!cell || !mode) return [];
    return this.#offers.at(mode, cell).map((offer) => {
      const value = Number(offer.action.split(" ")[2]);
      return { ...offer, value, points: value / 2 };
    });
  }

  chooseValue(value: number): void {
    const found = this.values().find((each) => each.value === value);
    if (found) this.#plan([found.action]);
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
    if (mode === "festival") return this.#plan([offers[0]!.action]);
    if (mode === "build" || mode === "enlarge") return this.#chooseSite(cell, offers);
    this.#propose(offers[0]!.action, touch);
  }

  #chooseTile(cell: Cell, anchor: Element, touch: boolean): void {
    const own = this.#own;
    const planned = this.#plannedTile();
    if (planned && planned.cells.includes(cell)) {
      return touch ? this.rotate(1) : void this.confirm();
    }
    this.#plan([]);
    own.hovered = cell;
    const ghost = this.ghost();
    if (!ghost) return;
    if (!ghost.legal) return this.why(ghost.action, anchor);
    own.turn = ghost.village === null ? own.turn : turnOf(ghost);
    this.#plan([ghost.action]);
  }

  #chooseWalk(cell: Cell, anchor: Element, touch: boolean): void {
    const own = this.#own;
    const { origin } = this;
    const target = origin && this.#offers.moves(origin).get(cell);
    if (target) return this.#propose(target.action, touch);
    if (this.#offers.origins.includes(cell) && cell !== origin) {
      this.pick("move");
      own.origin = cell;
      return;
    }
    if (origin === cell) return void this.cancel();
    if (origin) this.why(`move ${origin} ${cell}`, anchor);
    else if (this.mode === "move") this.why(`move ${cell} ${neighbour(cell, 0) ?? cell}`, anchor);
  }

  #chooseSite(cell: Cell, offers: Offer[]): void {
    const own = this.#own;
    if (own.cell === cell && this.planned) return void this.confirm();
    own.cell = cell;
    this.#plan(offers.length === 1 ? [offers[0]!.action] : []);
  }

  #propose(action: string, touch: boolean): void {
    if (touch && this.planned !== action) return this.#plan([action]);
    void this.confirm([action]);
  }

  #actionAt(mode: Mode, cell: Cell): string {
    return mode === "build" || mode === "enlarge" ? `${mode} ${cell} 2` : `${mode} ${cell}`;
  }

  // Looking before using

  /** An answer of one press that is looked at first, as long as it can be given. */
  get lookedAt(): Looked | null {
    const { looked } = this.#own;
    return looked && this.#offers.find(looked.thing) ? looked : null;
  }

  lookAt(action: string, anchor: Element): void {
    this.#own.looked = this.#own.looked?.thing === action ? null : { thing: action, anchor };
  }

  unlook(): void {
    this.#own.looked = null;
  }

  // Festival cards

  get cards(): readonly Card[] {
    return this.#own.cards;
  }

  set cards(cards: readonly Card[]) {
    this.#own.cards = [...cards];
  }

  /** The temple for which a festival is being prepared. */
  get venue(): Cell | null {
    return this.planned?.startsWith("festival ") ? this.planned.slice(9) : null;
  }

  // The plan

  #plan(actions: string[]): void {
    const { plan } = this.#props();
    if (actions.length || plan.picked.length) plan.picked = actions;
  }

  /** The answer that waits to be confirmed, or is on its way. */
  get planned(): string | null {
    return (this.sending ? this.#own.sent : this.#props().plan.picked)[0] ?? null;
  }

  priceOf(action: string): number | null {
    return this.#offers.find(action)?.price ?? null;
  }

  /** Sends the plan, or these answers one after the other. */
  async confirm(answers: string[] = this.#props().plan.picked): Promise<void> {
    const own = this.#own;
    if (this.sending || !answers.length) return;
    own.looked = null;
    own.sent = [...answers];
    try {
      await this.#props().act([...answers]);
    } finally {
      own.sent = [];
      own.foreseen = null;
      this.#forget();
    }
  }

  /** Only the present can be judged: an onlooker and a reader of the past ask nothing. */
  why(action: string, anchor: Element, after: string[] = []): void {
    const { seat, question, why } = this.#props();
    if (seat === null || question === null) return;
    this.#own.explained = action;
    why(action, anchor, after);
  }

  /** Whether the page has just said why this is not allowed. */
  explained(action: string): boolean {
    return this.#own.explained === action;
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
  get foreseen(): Foresight<View> | null {
    const { foreseen } = this.#own;
    const known = foreseen?.offers === this.#offers && foreseen.action === this.considered;
    return known ? foreseen : null;
  }

  /** Asks the server what the considered answer would do. */
  async look(action = this.considered): Promise<void> {
    const own = this.#own;
    const offers = this.#offers;
    if (!action || own.asking === action) return;
    if (own.foreseen?.action === action && own.foreseen.offers === offers) return;
    own.asking = action;
    const sure = await this.#props().foresee(action);
    if (own.asking !== action) return;
    own.asking = "";
    own.foreseen = { action, offers, ...sure };
  }
}
