/** Every message between the server and this page: the names of `tampu.server.wire`. */

export type Lang = "en" | "fr" | "pt" | "es";
export type Level = "random" | "greedy" | "search";
export type SeatKind = "human" | "bot" | "open";
export type Status = "waiting" | "playing" | "over";
export type Fact = number | string | number[] | string[] | null;
export type Facts = Record<string, Fact>;

// ---- what a browser may send by REST ----

export interface Name {
  name: string;
}
export interface SeatPlan {
  who: "me" | "bot" | "open";
  level?: Level | null;
  name?: string | null;
}
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  listed?: boolean;
}
export interface SeatChange {
  do: "take" | "leave" | "bot";
  level?: Level | null;
  name?: string | null;
}

// ---- what the server answers by REST ----

export interface Me {
  id: string;
  name: string;
}
export interface Problem {
  code: string;
  rule?: string | null;
  facts?: Facts;
}
export interface OptionInfo {
  key: string;
  values: string[];
  default: string;
  rule: string;
  /** Shown at set-up. */
  offered: boolean;
}
export interface GameInfo {
  key: string;
  prefix: string;
  edition: number;
  seats: number[];
  minutes: number[];
  options: OptionInfo[];
}
export interface Paragraph {
  id: string;
  chapter: string;
  text: string;
  kind: string;
  reconstructed: boolean;
}
export interface Rulebook {
  game: string;
  lang: Lang;
  title: string;
  paragraphs: Paragraph[];
}
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string | null;
  level: Level | null;
  mine: boolean;
  here: boolean;
}
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  edition: number;
  options: Record<string, string>;
  seats: SeatInfo[];
  status: Status;
  host: string;
  hosted: boolean;
  listed: boolean;
  lines: number;
  asked: number[];
  commitment: string;
  seed: string | null;
  created: number;
  /** The code of the return game, once somebody wants one. */
  again: string | null;
}
export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
}
export interface RecordCheck {
  id: string;
  game: string;
  seats: number;
  lines: number;
  over: boolean;
  scores: number[];
  verified: boolean | null;
}

// ---- the position, the same by REST and WebSocket ----

export interface EventTold {
  rule: string;
  seat: number;
  points: number;
  facts: Facts;
}
export interface StepTold {
  line: number;
  seat: number;
  action: string | null;
  events: EventTold[];
  undone: boolean;
}
export interface Asked {
  kind: string;
  seats: number[];
  facts: Facts;
}
export interface Seen {
  seat: number | null;
  line: number;
  view: unknown;
  question: Asked | null;
  actions: string[];
  may_undo: boolean;
}
export interface Replay {
  table: TableInfo;
  steps: StepTold[];
  positions: unknown[];
}
export interface ChatLine {
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

// ---- WebSocket: from the browser ----

export interface Hello {
  type: "hello";
  version?: number | null;
}
export interface Act {
  type: "act";
  id: string;
  seat: number;
  action: string;
  line: number;
}
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  line: number;
}
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: string;
}
export interface Foresee {
  type: "foresee";
  id: string;
  seat: number;
  action: string;
}
export interface Say {
  type: "say";
  text: string;
}
export interface Ping {
  type: "ping";
}
export type FromBrowser = Hello | Act | Undo | Why | Foresee | Say | Ping;

// ---- WebSocket: to the browser ----

export interface Position {
  type: "position";
  version: number;
  table: TableInfo;
  seen: Seen[];
  logs: StepTold[][];
  chat: ChatLine[];
}
export interface Changed {
  type: "changed";
  since: number;
  version: number;
  table: TableInfo;
  seen: Seen[];
  steps: StepTold[][];
  undone: number;
  chat: ChatLine[];
}
export interface Done {
  type: "done";
  id: string;
  line: number;
}
export interface Refused {
  type: "refused";
  id: string | null;
  problem: Problem;
}
export interface Because {
  type: "because";
  id: string;
  rule: string | null;
  facts: Facts;
}
export interface Foreseen {
  type: "foreseen";
  id: string;
  events: EventTold[];
}
export interface Chat {
  type: "chat";
  version: number;
  line: ChatLine;
}
export interface Pong {
  type: "pong";
}
export type FromServer = Position | Changed | Done | Refused | Because | Foreseen | Chat | Pong;
