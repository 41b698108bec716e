/** Suppositions about cards that a seat cannot know, and what would come of them. */
import type { BoardProps, EventTold, Supposition } from "../contract";
import { STAIRS, type Order, type Stair, type View } from "./view";

type Suppose = BoardProps<View>["suppose"];
const BOTH: readonly Order[] = ["tall_first", "small_first"];

/** A stair whose card is unknown, and the numbers that may lie there, in groups. */
export interface Open {
  stair: Stair;
  groups: string[][];
}

export class WhatIf {
  /** Whether the reader wants to see it. */
  open = $state.raw(false);
  /** Which order is shown on the board. */
  order = $state.raw<Order>("tall_first");
  #unknown = $state.raw<Open[]>([]);
  #cards = $state.raw<Partial<Record<Stair, string>>>({});
  #told = $state.raw<Partial<Record<Order, EventTold[]>>>({});
  #asked = "";

  get unknown(): Open[] {
    return this.#unknown;
  }
  get told(): Partial<Record<Order, EventTold[]>> {
    return this.#told;
  }

  card(stair: Stair): string {
    return this.#cards[stair] ?? "";
  }

  /** Two stairs never have one card: the other one gets the card that was here. */
  suppose(stair: Stair, card: string): void {
    const before = this.card(stair);
    const other = STAIRS.find((each) => each !== stair && this.#cards[each] === card);
    this.#cards = { ...this.#cards, ...(other ? { [other]: before } : {}), [stair]: card };
  }

  forget(): void {
    this.#asked = "";
    this.#unknown = [];
    this.#told = {};
  }

  /** What is unknown first, then what each order would bring. */
  async ask(suppose: Suppose, moment: string, after: string[]): Promise<void> {
    const asked = JSON.stringify([moment, after, this.#cards]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    const { unknown } = await suppose({}, after);
    if (asked !== this.#asked) return;
    this.#unknown = unknown
      .filter(({ what }) => STAIRS.includes(what as Stair))
      .map(({ what, values }) => ({ stair: what as Stair, groups: values }));
    const cards = supposed(this.#unknown, this.#cards);
    const told = await Promise.all(BOTH.map((order) => suppose({ ...cards, order }, after)));
    if (asked !== this.#asked) return;
    this.#tell(moment, after, cards, told);
  }

  /** Having been completed, the cards are no new question. */
  #tell(
    moment: string,
    after: string[],
    cards: Partial<Record<Stair, string>>,
    told: Supposition[],
  ): void {
    this.#asked = JSON.stringify([moment, after, cards]);
    this.#cards = cards;
    this.#told = Object.fromEntries(BOTH.map((order, i) => [order, told[i]!.events]));
  }
}

/** The cards chosen as far as they may still lie there; for the others, numbers spread evenly. */
export function supposed(
  unknown: Open[],
  chosen: Partial<Record<Stair, string>>,
): Partial<Record<Stair, string>> {
  const cards: Partial<Record<Stair, string>> = {};
  unknown.forEach(({ stair, groups }, index) => {
    const taken = Object.values(cards);
    const free = groups.flat().filter((card) => !taken.includes(card));
    const kept = chosen[stair];
    const share = Math.floor((free.length * (index + 1)) / (unknown.length + 1));
    cards[stair] = kept && free.includes(kept) ? kept : (free[share] ?? "");
  });
  return cards;
}
