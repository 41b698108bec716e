/** A table as it is now: what the server says of it, and what we ask of the server. */
import { liveAddress } from "../../wire/api";
import { LiveSocket, type Link } from "../../wire/socket";
import type {
  Because,
  Changed,
  ChatLine,
  Foreseen,
  OfferTold,
  Position,
  Seen,
  Supposed,
  TableInfo,
} from "../../wire/types";
import { Company } from "../company/company.svelte";
import { guest } from "../house/guest.svelte";
import { attend, contribute } from "../house/shares";
import { isTalk, saidSince, type Eyes, type Live, type LiveEars } from "./live";
import { takeBackSteps } from "./story";

const sameEyes = (some: Eyes[], seen: Seen[]) =>
  some.length === seen.length && some.every((eyes, i) => eyes.seen.seat === seen[i].seat);

export class LiveTable implements Live {
  readonly shared = true;
  readonly company: Company;
  readonly #socket: LiveSocket;
  readonly #ears: LiveEars;
  #table = $state.raw<TableInfo | null>(null);
  #eyes = $state.raw<Eyes[]>([]);
  #chat = $state.raw<ChatLine[]>([]);
  #link = $state.raw<Link>("connecting");
  #wasLost = $state.raw(false);
  #waiting: { fits: (line: number) => boolean; resolve: () => void }[] = [];

  /** `shutOut`: only players may look on, and we are none. */
  constructor(id: string, ears: LiveEars, shutOut: () => void) {
    this.#ears = ears;
    this.#socket = new LiveSocket(liveAddress(id, location), {
      position: (position) => this.#position(position),
      changed: (changed) => this.#changed(changed),
      chat: (line) => this.#heard([line]),
      led: (led) => this.company.lead.told(led),
      link: (link) => this.#linked(link),
      problem: (problem) => ears.problem(problem),
      stranger: () => guest.again(),
      shutOut,
    });
    this.company = new Company(id, (what, line, eyes) => this.#socket.lead(what, line, eyes));
  }

  get table(): TableInfo | null {
    return this.#table;
  }
  get eyes(): Eyes[] {
    return this.#eyes;
  }
  get chat(): ChatLine[] {
    return [...this.company.older.lines, ...this.#chat];
  }
  get link(): Link {
    return this.#link;
  }
  /** The connection was lost and has healed since. */
  get healed(): boolean {
    return this.#wasLost && this.#link === "open";
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  /** Send answers one after the other; stops at the first "no", which it throws. What has only one
   *  answer the house may have said already. */
  async act(seat: number, actions: string[]): Promise<void> {
    let known = this.#line();
    for (const action of actions) {
      const log = this.#eyes.find(({ seen }) => seen.seat === seat)?.log ?? [];
      known = saidSince(log, seat, action, known) ?? (await this.#answer(seat, action));
    }
  }

  /** The line of this answer; others may follow it at once. */
  async #answer(seat: number, action: string): Promise<number> {
    const line = this.#line();
    const done = await this.#socket.act({ type: "act", seat, action, line });
    await this.#when((now) => now >= done.line);
    return line + 1;
  }

  async undo(seat: number): Promise<void> {
    const { line } = await this.#socket.undo({ type: "undo", seat, line: this.#line() });
    await this.#when((now) => now <= line);
  }

  why(seat: number, action: string, after: string[]): Promise<Because> {
    return this.#socket.why({ type: "why", seat, action, after });
  }

  foresee(seat: number, action: string, after: string[]): Promise<Foreseen> {
    return this.#socket.foresee({ type: "foresee", seat, action, after });
  }

  async look(seat: number, after: string[]): Promise<OfferTold[]> {
    return (await this.#socket.look({ type: "look", seat, after })).offers;
  }

  suppose(seat: number, supposed: Record<string, string>, after: string[]): Promise<Supposed> {
    return this.#socket.suppose({ type: "suppose", seat, supposed, after });
  }

  say(text: string): boolean {
    return this.#socket.say(text);
  }

  #line(): number {
    return this.#eyes[0]?.seen.line ?? 0;
  }

  /** Once the lines that are known here are as they should be. */
  #when(fits: (line: number) => boolean): Promise<void> {
    if (fits(this.#line())) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ fits, resolve }));
  }

  #arrived(): void {
    const line = this.#line();
    const [come, waiting] = [true, false].map((is) =>
      this.#waiting.filter(({ fits }) => fits(line) === is),
    );
    this.#waiting = waiting;
    for (const { resolve } of come) resolve();
  }

  /** What is asked of us before the cards are dealt is done by itself, here and in the return game. */
  #told(table: TableInfo): void {
    const follows = this.#table !== null && this.#table.again === null && table.again;
    this.#table = table;
    if (table.dealing !== null) void contribute(table);
    if (follows && table.seats.some(({ mine }) => mine)) void attend(follows);
  }

  #position(position: Position): void {
    this.#told(position.table);
    this.#eyes = position.seen.map((seen, i) => ({ seen, log: position.logs[i] }));
    this.#chat = position.chat;
    this.company.arrived(position);
    this.#ears.fresh();
    this.#arrived();
  }

  #changed(changed: Changed): void {
    this.#told(changed.table);
    if (!sameEyes(this.#eyes, changed.seen)) return;
    this.#eyes = this.#eyes.map(({ log }, i) => ({
      seen: changed.seen[i],
      log: [...takeBackSteps(log, changed.undone), ...changed.steps[i]],
    }));
    if (changed.chat.length) this.#heard(changed.chat);
    this.#ears.changed(changed);
    this.#arrived();
  }

  #heard(lines: ChatLine[]): void {
    this.#chat = [...this.#chat, ...lines];
    const talk = lines.filter(isTalk);
    if (talk.length > 0) void this.#count(talk);
  }

  /** Only what one hears is news. */
  async #count(talk: ChatLine[]): Promise<void> {
    await this.company.mutes.meet(talk);
    if (talk.some((line) => !this.company.mutes.hides(line))) this.#ears.chat();
  }

  #linked(link: Link): void {
    if (link === "lost") {
      this.#wasLost = true;
      this.company.lead.told(null);
    }
    this.#link = link;
  }
}
