/** What a game's board is to the frame. The frame knows no game by name: it loads
 *  `boards/<game>/index.ts`, whose default export is a `BoardModule`. */
import type { Component } from "svelte";
import type { Asked, EventTold, OfferTold, StepTold, Supposed, TableInfo } from "../wire/types";
import type { Words } from "../shell/speech/words.svelte";

/** Everything a board may use. `view` is what to draw: live, mid-animation, or from the replay. */
export interface BoardProps<View> {
  view: View;
  /** The seat whose eyes we see with; null for an onlooker. */
  seat: number | null;
  /** Seat number to the name of who sits there. */
  names: string[];
  /** The open question; null when the game is over or while replaying the past. */
  question: Asked | null;
  /** The legal answers of this seat now; empty when it is not asked, animating or replaying. */
  actions: string[];
  /** What each of the actions costs, in the same order; empty when nobody is asked, or when the
   *  game's actions have no price. */
  prices: number[];
  /** The same with the points that they are sure to bring and what follows them, where there are
   *  few; else empty. */
  offers: OfferTold[];
  /** Answers of this seat are on their way. */
  sending: boolean;
  /** The event being shown just now, if any: blocked, leaving, taking, ... */
  showing: EventTold | null;
  /** The event of the log line under the pointer: highlight its place. */
  pointed: EventTold | null;
  /** The log so far: what has been shown, the newest last. */
  told: readonly { event: EventTold; undone: boolean }[];
  words: Words;
  /** Send these answers one after the other; stops at the first that is refused. */
  act(actions: string[]): Promise<void>;
  /** Ask the judge why this is not allowed and show the answer beside `anchor`. `after`: answers
   *  that are planned to come first. */
  why(action: string, anchor: Element, after?: string[]): void;
  /** The judge's answer to the same question, to be shown by the board itself. */
  judge(action: string): Promise<Verdict | null>;
  /** What is sure to happen if this seat did that; `after`: answers planned to come first. */
  foresee(action: string, after?: string[]): Promise<Foresight<View>>;
  /** What is on offer for this seat, after the answers planned to come first. */
  look(after?: string[]): Promise<OfferTold[]>;
  /** What this seat cannot know, and what would happen if it were so; `after`: answers planned to
   *  come first. */
  suppose(supposed: Record<string, string>, after?: string[]): Promise<Supposition>;
  /** Open the paragraph of a rule in the rules drawer. */
  cite(rule: string): void;
}

/** What is sure to come of an answer. `view`: how the table would look then, as far as this seat
 *  can know; null: nothing is sure. */
export interface Foresight<View> {
  events: EventTold[];
  view: View | null;
}

/** What is unknown to a seat, and what would happen; no events while something is left open. */
export type Supposition = Pick<Supposed, "unknown" | "events">;

/** What the judge says of an action: the rule against it, if any, and the sentence. */
export interface Verdict {
  rule: string | null;
  text: string;
}

/** The answer being prepared (`kit/draft`): one for all parts of a board, made by the frame. */
export interface Drafted {
  /** Another question is put: what was prepared for the one before is dropped. */
  renew(): void;
  /** The answers that would be given now: what a hint is compared with. */
  readonly meant: readonly string[];
  /** Prepares these answers, as far as they can be prepared, for somebody who was shown them. */
  intend(answers: readonly string[]): void;
}

export interface Phase {
  /** Message id of its name. */
  id: string;
  state: "past" | "now" | "next";
}

/** A number on a player's card, with a small sign before it. */
interface Badge {
  /** What the sign looks like: a path within 16 by 16, filled by the even-odd rule. */
  sign: string;
  text: string;
  /** What it means, for the tooltip and for those who listen. */
  label: string;
}

/** One row of the score sheet: a source of points, with its rule, per seat. */
export interface SheetRow {
  label: string;
  rule: string;
  points: (number | null)[];
}

/** A line in the graph of the whole game. */
export interface Series {
  label: string;
  /** A seat colour (seat number) or a CSS colour. */
  colour: number | string;
  /** x: line number, y: value. */
  points: { x: number; y: number }[];
}

export interface Sheet {
  rows: SheetRow[];
  totals: (number | null)[];
  /** Places from 1, per seat; ties share. */
  places: number[];
  series: Series[];
  /** Anything more of the game's own, under the table (who backed whom, tokens by priest ...). */
  extra?: Component<{ view: never; names: string[]; words: Words; order: number[] }>;
}

export type Part<View, Draft = Drafted> = Component<BoardProps<View> & { draft: Draft }>;

export interface BoardModule<View = never, Draft extends Drafted = Drafted> {
  /** The answer being prepared at one table. */
  draft(props: () => BoardProps<View>): Draft;
  /** What drawings of any part refer to by `<use>` and `url(#…)`: the frame puts it on the page
   *  once, outside of everything that comes and goes. */
  Art: Component;
  /** The stage: the board and what lies around it. On wide screens it fills a box of given width
   *  and height (both 100 %); below 1180 px only the width is given and its own height counts. */
  Board: Part<View, Draft>;
  /** What the seat holds. Under the board on wide screens, docked beside the question on phones;
   *  always in sight. Its own height counts (at most 160 px wide, 120 px on phones). */
  Hand?: Part<View, Draft>;
  /** Under the question in the side column: previews, explanations. */
  Panel?: Part<View, Draft>;
  /** Buttons of the question for what is not clicked on the board (also used by keyboard). */
  Answers: Part<View, Draft>;
  /** Whether the answers show by themselves what is asked: the frame's sentence is then only read
   *  aloud. */
  asks?(question: Asked): boolean;
  /** Rules of events that only begin what the next one tells in full: the log leaves them out. */
  prefaces?: readonly string[];
  /** The board has zoom and pan of its own: the frame offers none. */
  zooms?: boolean;
  /** Keys of the board, for the list of shortcuts: messages, each with its attribute `does`. */
  keys?: readonly string[];
  /** "Round 5 of 8" as message id and facts, and how far the game is, for the top bar. */
  progress(view: View): {
    id: string;
    args: Record<string, string | number>;
    done: number;
    of: number;
  };
  phases(view: View): Phase[];
  /** The lines at which a round begins: marks on the replay line. */
  rounds(steps: StepTold[]): number[];
  /** Score to show on a player's card (null: not known), and the small notes below the name. */
  player(
    view: View,
    seat: number,
    words: Words,
  ): { score: number | null; note: string; badges: Badge[] };
  /** Milliseconds for which an event stays on stage; 0: not worth a pause. `view`: after it. */
  duration(event: EventTold, view: View): number;
  /** Which of the four colours of the house (by seat number) this seat plays, in a game that deals
   *  colours. */
  wears?(view: View, seat: number): number;
  /** Where a place of the game's notation is on the stage, as a selector: figures mark it. */
  place(name: string): string;
  /** Brings these places into sight, where a board shows only a part of itself. */
  seek?(draft: Draft, places: readonly string[]): void;
  /** The places that an answer names: a hint marks them. */
  named(answer: string): readonly string[];
  /** Opens the part of the stage that holds these places, where a stage shows its parts one by one. */
  open?(draft: Draft, places: readonly string[]): void;
  /** How large its stage is in a figure on a wide screen, where the usual size would make its words
   *  too small. */
  stage?: { width: number; height: number };
  /** What draws a thing of the game alone, small, as the tables of How to play show it. */
  things(): Promise<{ default: Component<{ thing: string }> }>;
  /** The score sheet of a finished (or running) game. */
  sheet(steps: StepTold[], positions: View[], table: TableInfo, words: Words): Sheet;
}

/** What the score sheet calls the points of a game: in `source.ts` of each whose points have more
 *  than one source. */
export interface SourceModule {
  /** Rules whose points are told together have the same source. */
  sourceOf(rule: string): string;
  sourceName(source: string, words: Words): string;
}

/** What a board draws on a picture of the table, which has no page around it. */
export interface PictureProps<View, Draft = Drafted> {
  view: View;
  names: string[];
  words: Words;
  draft: Draft;
  /** The room that it has. */
  width: number;
  height: number;
}

type Pictured = "draft" | "Art" | "progress" | "player" | "wears";

/** What of a board is needed where there is no browser (`web/picture`), in SVG alone. */
export interface PictureModule<View = never, Draft extends Drafted = Drafted> extends Pick<
  BoardModule<View, Draft>,
  Pictured
> {
  Picture: Component<PictureProps<View, Draft>>;
  /** The board's own colours: the class under which they hold, and the style sheet. */
  theme: { name: string; sheet: string };
}

export type { EventTold, OfferTold, StepTold, TableInfo };
