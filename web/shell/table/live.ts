/** Where a game goes on: at a table of the server, or in a lesson. */
import type { Link } from "../../wire/socket";
import type { Company } from "../company/company.svelte";
import type {
  Because,
  Changed,
  ChatLine,
  Foreseen,
  OfferTold,
  Problem,
  Seen,
  StepTold,
  Supposed,
  TableInfo,
} from "../../wire/types";

/** One of the seats before this browser (or an onlooker): what it sees, and its log. */
export interface Eyes {
  seen: Seen;
  log: StepTold[];
}

/** Whether a line belongs to what is said: hints, looks, clocks, missing shares and what people agree
 *  on stand in the log alone. */
export const isTalk = ({ hinted, looked, silent, consent, clock }: ChatLine): boolean =>
  hinted === null && looked === null && clock === null && !silent && consent === null;

export interface LiveEars {
  /** Everything anew: the first time, after a long absence, or through other eyes. */
  fresh(): void;
  changed(changed: Changed): void;
  chat(): void;
  problem(problem: Problem): void;
}

export interface Live {
  /** Others can be there too: people to talk to, seats to change, a past to go back to. */
  readonly shared: boolean;
  readonly table: TableInfo | null;
  readonly eyes: Eyes[];
  readonly chat: ChatLine[];
  /** The others who are here: whom one hears, who leads. */
  readonly company?: Company;
  readonly link: Link;
  /** The connection was lost and has healed since. */
  readonly healed: boolean;
  open(): void;
  close(): void;
  /** Send answers one after the other; stops at the first "no", which it throws. */
  act(seat: number, actions: string[]): Promise<void>;
  undo(seat: number): Promise<void>;
  why(seat: number, action: string, after: string[]): Promise<Because>;
  foresee(seat: number, action: string, after: string[]): Promise<Foreseen>;
  look(seat: number, after: string[]): Promise<OfferTold[]>;
  suppose(seat: number, supposed: Record<string, string>, after: string[]): Promise<Supposed>;
  say(text: string): boolean;
}

/** The line after `known` in which this seat's next answer stands, if it is this one: what has only
 *  one answer may have been answered already. */
export function saidSince(
  log: readonly StepTold[],
  seat: number,
  action: string,
  known: number,
): number | null {
  const next = log.find((step) => !step.undone && step.line > known && step.seat === seat);
  return next?.action === action ? next.line : null;
}

export type Join = (ears: LiveEars) => Live;
