/** What the frame shows: the live table or its past, through one pair of eyes. */
import { getContext, setContext } from "svelte";
import type { BoardModule, BoardProps, Drafted, Verdict } from "../../boards/contract";
import { problemOf, type Played, type Source } from "../../wire/api";
import type { Past } from "../../wire/past";
import type {
  Asked,
  Changed,
  EventTold,
  OfferTold,
  Seen,
  StepTold,
  TableInfo,
} from "../../wire/types";
import { announcer } from "../browser/announcer.svelte";
import { citing } from "../browser/citing.svelte";
import { notices } from "../house/notices.svelte";
import type { Words } from "../speech/words.svelte";
import { Study } from "../study/study.svelte";
import { Absence } from "./absence.svelte";
import { Advice, type Moment } from "./advice.svelte";
import { Asking } from "./asking";
import type { Join, Live, LiveEars } from "./live";
import { Replayer } from "./replayer.svelte";
import { Show } from "./show.svelte";
import type { Entry } from "./story";

export interface WhyNot extends Verdict {
  anchor: Element;
}
const NOBODY_YET = -1;

export class Desk {
  readonly words: Words;
  readonly board: BoardModule<unknown>;
  readonly draft: Drafted;
  readonly live: Live | null;
  readonly replayer: Replayer;
  readonly absence: Absence;
  readonly #show: Show;
  readonly #asking = new Asking(
    () => this.live,
    () => this.seen,
  );
  readonly advice = new Advice(
    () => this.#moment,
    (problem) => notices.problem(problem, this.words, this.names),
  );
  readonly study = new Study(() => this.played);
  readonly #first: TableInfo;
  /** Through which of our eyes we look. */
  #at = $state.raw(NOBODY_YET);
  #sending = $state.raw(false);
  /** How many lines there were before each of our answers. */
  #sent: number[] = [];
  #why = $state.raw<WhyNot | null>(null);
  pointed = $state.raw<EventTold | null>(null);
  unread = $state.raw(0);
  /** As one text, equal while nobody has another name: else the whole log would be said again. */
  readonly #called = $derived(
    JSON.stringify(
      this.table.seats.map(
        (seat) => seat.name ?? this.words.say("seat-nameless", { number: seat.seat + 1 }),
      ),
    ),
  );
  readonly #names = $derived(JSON.parse(this.#called) as string[]);
  /** What every part of the board is told. */
  readonly part: BoardProps<unknown> = $derived.by(() => this.#part());
  /** The colours of all seats, one figure each; empty: everybody's own. */
  #worn = $state.raw("");

  /** `from`: where the game goes on, or a game that is over. */
  constructor(table: TableInfo, words: Words, board: BoardModule<unknown>, from: Join | Past) {
    this.words = words;
    this.board = board;
    this.#first = table;
    this.#show = new Show(board, (entry) => this.#announce(entry));
    this.replayer = new Replayer(board, () => this.#source());
    this.absence = new Absence(table.id);
    this.draft = board.draft(() => this.part);
    this.live = typeof from === "function" ? from(this.#ears()) : null;
    if (typeof from === "function") return;
    this.replayer.use(from);
    void this.replayer.to(from.steps.length, from.steps.length);
  }

  #ears(): LiveEars {
    return {
      fresh: () => this.#fresh(),
      changed: (changed) => this.#changed(changed),
      chat: () => (this.unread += 1),
      problem: (problem) => notices.problem(problem, this.words, this.names),
    };
  }

  /** Start listening; the answer ends it. */
  open(): () => void {
    this.live?.open();
    const leave = this.absence.watch(
      () => this.seen?.line ?? null,
      () => this.seat,
    );
    return () => {
      leave();
      this.replayer.live();
      this.live?.close();
    };
  }

  get table(): TableInfo {
    return this.live?.table ?? this.replayer.replay?.table ?? this.#first;
  }
  get names(): string[] {
    return this.#names;
  }
  /** Others may be at this table: there is somebody to talk to, and seats can change hands. */
  get shared(): boolean {
    return this.live?.shared ?? false;
  }
  /** There is a past to look at, line by line, and a score sheet. */
  get looksBack(): boolean {
    return this.shared || this.live === null;
  }
  /** Nothing has arrived yet. */
  get empty(): boolean {
    return this.live !== null && this.live.eyes.length === 0;
  }
  get seen(): Seen | null {
    return this.live?.eyes[this.#at]?.seen ?? null;
  }
  get seat(): number | null {
    return this.seen?.seat ?? null;
  }
  /** Through whose eyes the table is drawn: of the past, once it is over, through anybody's. */
  get eyes(): number | null {
    const { eyes, replay } = this.replayer;
    return (this.replaying ? (eyes ?? replay?.seat) : null) ?? this.seat;
  }
  get lines(): number {
    return this.live?.eyes[0]?.seen.line ?? this.replayer.replay?.steps.length ?? 0;
  }
  /** Every line so far. */
  get steps(): StepTold[] {
    if (!this.live) return this.replayer.replay?.steps ?? [];
    return this.live.eyes[this.#at]?.log ?? [];
  }
  get replaying(): boolean {
    return this.replayer.line !== null;
  }
  /** What is on stage: the present, or the past that is looked at. */
  get show(): Show {
    return this.replaying ? this.replayer.show : this.#show;
  }
  get over(): boolean {
    return this.table.status === "over";
  }
  get sending(): boolean {
    return this.#sending;
  }

  #part(): BoardProps<unknown> {
    const { show, words, act } = this;
    const { foresee, look, suppose } = this.#asking;
    return {
      view: show.view,
      seat: this.eyes,
      names: this.names,
      question: this.question,
      actions: this.actions,
      prices: this.prices,
      offers: this.offers,
      sending: this.sending,
      showing: show.showing,
      pointed: this.pointed,
      told: show.entries,
      words,
      act,
      why: (action, anchor, after) => void this.why(action, anchor, after),
      judge: (action) => this.judge(action).catch(() => null),
      foresee,
      look,
      suppose,
      cite: (rule) => citing.open(rule),
    };
  }

  /** Which of the four colours of the house this seat wears. */
  wears = (seat: number): number => Number(this.#worn[seat] ?? seat);

  /** Looks again what is worn: not read from the view, which changes far more often. */
  dress(): void {
    const { view } = this.show;
    const { wears } = this.board;
    const dealt = view !== null && this.table.status !== "waiting" && wears;
    this.#worn = dealt ? this.table.seats.map(({ seat }) => wears(view, seat)).join("") : "";
  }

  /** Of several people at this screen: the eyes that see nothing of anybody's own. */
  get #everybodys(): number {
    const eyes = this.live?.eyes ?? [];
    return eyes.length > 1 ? eyes.findIndex(({ seen }) => seen.seat === null) : NOBODY_YET;
  }
  /** Several people share this screen, and none of them sits before it. */
  get covered(): boolean {
    return this.#at !== NOBODY_YET && this.#at === this.#everybodys;
  }
  /** Whose turn it is before this screen; null: whoever sits there goes on. */
  get #next(): number | null {
    const eyes = this.live?.eyes ?? [];
    if (eyes.length < 2 || this.table.status !== "playing" || this.replaying) return null;
    if (this.#show.busy || (this.seen && isAsked(this.seen))) return null;
    const asked = eyes.findIndex(({ seen }) => isAsked(seen));
    return asked >= 0 ? asked : null;
  }
  /** Which of our eyes must come before the screen first, as there is something for them alone. */
  get curtain(): number | null {
    const next = this.#next;
    return next !== null && this.live?.eyes[next].seen.private ? next : null;
  }
  get curtainSeat(): number | null {
    return this.curtain === null ? null : (this.live?.eyes[this.curtain].seen.seat ?? null);
  }

  get #moment(): Moment {
    const { table, seat, replayer } = this;
    const line = this.replaying ? (replayer.line ?? 0) - 1 : (this.seen?.line ?? 0);
    const past = this.replaying && this.shared ? (replayer.replay?.steps[line] ?? null) : null;
    const asked = this.mine && this.shared;
    const together = (this.question?.seats.length ?? 0) > 1;
    return { table, seat, line, past, asked, together, meant: this.draft.meant };
  }

  /** The question on the table, once everything before it has been shown. */
  get question(): Asked | null {
    const quiet = !this.#show.busy && !this.replaying && !this.#sending && this.curtain === null;
    return quiet && !this.table.paused ? (this.seen?.question ?? null) : null;
  }
  /** Whether this seat is asked, and has a choice. */
  get mine(): boolean {
    const { question, seen } = this;
    return question !== null && seen !== null && isAsked(seen) && !seen.forced;
  }
  get actions(): string[] {
    return this.mine ? (this.seen?.actions ?? []) : [];
  }
  get prices(): number[] {
    return this.mine ? (this.seen?.prices ?? []) : [];
  }
  get offers(): OfferTold[] {
    return this.mine ? (this.seen?.offers ?? []) : [];
  }
  get mayUndo(): boolean {
    return (this.seen?.may_undo ?? false) && !this.replaying && this.curtain === null;
  }
  get whyNot(): WhyNot | null {
    return this.#why;
  }

  /** The screen goes from one to another: what is anybody's own leaves it, or the next one just
   *  goes on if there is nothing to hide. */
  passOn(): void {
    const next = this.#next;
    if (next !== null) {
      const to = this.curtain === null ? next : this.#everybodys;
      if (to !== this.#at) this.lookThrough(to);
    } else if (this.over && this.covered && !this.#show.busy) this.lookThrough(0);
  }

  lookThrough(index: number): void {
    const eyes = this.live?.eyes[index];
    if (!eyes) return;
    if (index !== this.#at) announcer.forget();
    this.#at = index;
    this.#asked = null;
    this.absence.returned(eyes.seen.seat, eyes.seen.line);
    this.#show.jump(eyes.seen.view, eyes.log);
    this.#ask();
  }

  act = async (actions: string[]): Promise<void> => {
    const { seat, live } = this;
    if (seat === null || live === null || this.#sending) return;
    this.absence.forget();
    this.#sent.push(this.seen?.line ?? 0);
    await this.#sendingWhile(() => live.act(seat, actions));
  };

  undo = async (): Promise<void> => {
    const { seat, live } = this;
    if (seat === null || live === null || !this.mayUndo || this.#sending) return;
    await this.#sendingWhile(async () => {
      const back = this.#sentBefore(this.seen?.line ?? 0);
      do await live.undo(seat);
      while (this.mayUndo && (this.seen?.line ?? 0) > back);
    });
  };

  /** The line before what was sent last: answers that were sent together are undone together. */
  #sentBefore(line: number): number {
    this.#sent = this.#sent.filter((before) => before < line);
    return this.#sent.pop() ?? line - 1;
  }

  judge = async (action: string, after: string[] = []): Promise<Verdict | null> => {
    const told = await this.#asking.verdict(action, after);
    if (told === null) return null;
    const { rule, facts } = told;
    const text = rule ? this.words.refusal(rule, facts, this.names) : this.words.say("why-allowed");
    return { rule, text };
  };

  why = async (action: string, anchor: Element, after: string[] = []): Promise<void> => {
    try {
      const verdict = await this.judge(action, after);
      if (verdict) this.explain({ ...verdict, anchor });
    } catch (thrown) {
      notices.problem(problemOf(thrown), this.words, this.names);
    }
  };

  explain(why: WhyNot | null): void {
    this.#why = why;
  }

  async #sendingWhile(doing: () => Promise<void>): Promise<void> {
    this.#sending = true;
    this.explain(null);
    try {
      await doing();
    } catch (thrown) {
      notices.problem(problemOf(thrown), this.words, this.names);
    } finally {
      this.#sending = false;
      this.#ask();
    }
  }

  get played(): Played {
    return this.live ? { table: this.table.id } : { record: this.table.id };
  }
  #source(): Source {
    return { ...this.played, seat: this.replayer.eyes ?? this.seat };
  }

  /** One pair of eyes looks at once; of several, everybody's do until somebody is asked. */
  #fresh(): void {
    const eyes = this.live?.eyes ?? [];
    const known = eyes.findIndex(({ seen }) => seen.seat === this.seat);
    const begins = this.#begins();
    const secret = eyes.length > 1 && this.table.status === "playing";
    if (this.#at !== NOBODY_YET && known >= 0 && !(secret && begins)) this.lookThrough(known);
    else if (secret) this.lookThrough(this.#everybodys);
    else this.lookThrough(0);
  }

  /** Whether the cards were dealt since we looked last: then nobody has looked at them. */
  #begun = false;
  #begins(): boolean {
    const before = this.#begun;
    this.#begun = this.table.status !== "waiting";
    return !before && this.#begun;
  }

  #changed(changed: Changed): void {
    if (this.#begins() && changed.seen.length > 1) {
      this.lookThrough(this.#everybodys);
      return;
    }
    if (changed.undone > 0) this.replayer.forget();
    const seen = changed.seen[this.#at];
    if (!seen) return;
    const steps = changed.steps[this.#at];
    if (steps.length > 0 || changed.undone > 0) {
      this.explain(null);
      this.#show.add({ ...seen, log: this.steps, steps, asked: seen.question?.seats ?? [] });
      if (steps.every((step) => step.seat < 0)) this.#show.skip();
    }
    if (!this.#sending) this.#ask();
  }

  /** A new question finds an empty draft. */
  #asked: string | null = null;
  #ask(): void {
    const question = this.seen?.question;
    const asked = question ? `${this.seat} ${this.seen?.line} ${question.kind}` : "";
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.draft.renew();
  }

  #announce(entry: Entry): void {
    announcer.say(this.words.event(entry.event, this.names));
  }
}

const isAsked = ({ seat, question }: Seen) => seat !== null && !!question?.seats.includes(seat);
const KEY = Symbol("desk");
export const putDesk = (desk: Desk) => setContext(KEY, desk);
export const theDesk = () => getContext<Desk>(KEY);
