/** What can be asked of the server by REST. Every "no" is a `Trouble` with a sentence's id. */
import { pastOf } from "./past";
import { root } from "./root";
import type {
  AnalysisTold,
  Aside,
  AsideTold,
  ChanceTold,
  ChatTold,
  DepthName,
  FigureTold,
  FoundRules,
  GameInfo,
  HintTold,
  HintWish,
  HowToPlay,
  Inquiry,
  Lang,
  LessonInfo,
  LessonTold,
  Level,
  LevelInfo,
  Me,
  MutesTold,
  MyGames,
  MyResults,
  NewTable,
  NotesTold,
  Problem,
  RecordCheck,
  RecordWish,
  Replay,
  Reported,
  Rulebook,
  SeatChange,
  TableInfo,
  TableList,
  TableRatings,
  TokenTold,
  TrialTold,
  Unnumbered,
  Wanted,
  WaysTold,
  WorthTold,
} from "./types";

export class Trouble extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The problem behind anything that was thrown. */
export function problemOf(thrown: unknown): Problem {
  return thrown instanceof Trouble ? thrown.problem : { code: "server-error" };
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = body === undefined ? undefined : { "content-type": "application/json" };
  try {
    return await fetch(path, { method, headers, body: JSON.stringify(body) });
  } catch {
    throw new Trouble({ code: "unreachable" });
  }
}

async function refusalOf(answer: Response): Promise<Trouble> {
  try {
    return new Trouble((await answer.json()) as Problem);
  } catch {
    return new Trouble({ code: "server-error" });
  }
}

async function answerTo(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await send(method, path, body);
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await answerTo(method, path, body)).json()) as T;
}

/** A game: of a table of this server, or of a record that was sent in. */
export type Played = { table: string } | { record: string };
/** Where one may step aside: a game, or a figure of how one is played. */
export type Whence = Played | { game: string; figure: string };
/** Where a replay comes from, and through whose eyes. */
export type Source = Played & { seat: number | null };

export const at = (...parts: string[]) => `${root}api/${parts.map(encodeURIComponent).join("/")}`;
const table = (id: string, ...rest: string[]) => at("tables", id, ...rest);

const game = (played: Played, ...rest: string[]) =>
  "record" in played ? at("records", played.record, ...rest) : table(played.table, ...rest);

const aside = (where: Whence, ...rest: string[]) =>
  "figure" in where
    ? at("games", where.game, "figures", where.figure, "aside", ...rest)
    : game(where, "aside", ...rest);

function replayPath(source: Source, first: number): string {
  const eyes = source.seat === null ? "" : `&seat=${source.seat}`;
  return `${game(source, "replay")}?first=${first}${eyes}`;
}

/** After more lines than any game has. */
const AFTER_ALL = 999_999;

/** A whole game, part after part. */
async function wholeReplay(source: Source): Promise<Replay> {
  const whole = await ask<Replay>("GET", replayPath(source, 0));
  while (whole.steps.length < whole.table.lines) {
    const part = await ask<Replay>("GET", replayPath(source, whole.steps.length));
    if (!part.steps.length) break;
    whole.steps = whole.steps.concat(part.steps);
    whole.table = part.table;
  }
  return whole;
}

export const api = {
  me: () => ask<Me>("GET", at("me")),
  rename: (name: string) => ask<Me>("PUT", at("me"), { name }),
  myGames: () => ask<MyGames>("GET", at("me", "games")),
  /** At one game; of all, or of those with so many seats, or with an option (`key=value`). */
  myResults: (game: string, wish: { seats?: string; option?: string }) =>
    ask<MyResults>("GET", `${at("me", "games", game)}?${new URLSearchParams(wish)}`),
  /** All that is kept of this guest. */
  myFile: async () => (await answerTo("GET", at("me", "file"))).blob(),
  forgetMe: () => ask<unknown>("DELETE", at("me")),
  ratings: (id: string) => ask<TableRatings>("GET", table(id, "ratings")),
  levels: () => ask<LevelInfo[]>("GET", at("levels")),
  games: () => ask<GameInfo[]>("GET", at("games")),
  rules: (game: string, lang: Lang) => ask<Rulebook>("GET", at("games", game, "rules", lang)),
  searchRules: (game: string, lang: Lang, question: string) =>
    ask<FoundRules>(
      "GET",
      `${at("games", game, "rules", lang, "search")}?q=${encodeURIComponent(question)}`,
    ),
  howToPlay: (game: string, lang: Lang) => ask<HowToPlay>("GET", at("games", game, "learn", lang)),
  figure: (game: string, key: string) => ask<FigureTold>("GET", at("games", game, "figures", key)),
  lessons: (game: string, lang: Lang) =>
    ask<LessonInfo[]>("GET", at("games", game, "lessons", lang)),
  takeLesson: (game: string, lesson: string, answers: string[]) =>
    ask<LessonTold>("POST", at("lessons", game, lesson), { answers }),
  askInLesson: <Answer>(
    game: string,
    lesson: string,
    answers: string[],
    asked: Unnumbered<Inquiry>,
  ) =>
    ask<Answer>("POST", at("lessons", game, lesson, "inquiry"), {
      answers,
      asked: { ...asked, id: "lesson" },
    }),
  tables: () => ask<TableList>("GET", at("tables")),
  create: (plan: NewTable) => ask<TableInfo>("POST", at("tables"), plan),
  /** By its id or by the code of an invitation. */
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  /** Once, for a table with a password. */
  enter: (id: string, password: string) => ask<TableInfo>("POST", table(id, "enter"), { password }),
  seat: (id: string, seat: number, change: SeatChange) =>
    ask<TableInfo>("POST", table(id, "seats", String(seat)), change),
  /** So many days from now on, for all own seats; 0: back again. */
  vacation: (id: string, days: number) => ask<TableInfo>("POST", table(id, "vacation"), { days }),
  /** For a program of mine on this seat; the one before ends. */
  token: (id: string, seat: number) =>
    ask<TokenTold>("POST", table(id, "seats", String(seat), "token")),
  /** What was promised when sitting down. */
  share: (id: string, share: string) => ask<TableInfo>("POST", table(id, "share"), { share }),
  /** Every line of chance of a game that is over, with all outcomes and their weights. */
  chances: (id: string) => ask<ChanceTold[]>("GET", table(id, "chances")),
  hint: (id: string, wish: HintWish) => ask<HintTold>("POST", table(id, "hint"), wish),
  /** What spoke for a line of a game that is over. */
  reasons: (id: string, line: number) =>
    ask<HintTold>("GET", table(id, "lines", String(line), "reasons")),
  /** How far the analysis of a game is, and what was found after so many lines. */
  study: (played: Played, depth: DepthName, since: number) =>
    ask<AnalysisTold>("GET", `${game(played, "analysis")}?depth=${depth}&since=${since}`),
  askStudy: (played: Played, depth: DepthName) =>
    ask<AnalysisTold>("POST", game(played, "analysis"), { depth }),
  stopStudy: (played: Played, depth: DepthName) =>
    ask<AnalysisTold>("DELETE", `${game(played, "analysis")}?depth=${depth}`),
  /** What its better answers in this line would have brought. */
  ways: (played: Played, depth: DepthName, line: number) =>
    ask<WaysTold>("GET", `${game(played, "analysis", String(line))}?depth=${depth}`),
  /** Where a line beside a game leads; the server keeps nothing of it. */
  aside: (where: Whence, line: Aside) => ask<AsideTold>("POST", aside(where), line),
  asideAsk: <Answer>(where: Whence, line: Aside, asked: Unnumbered<Inquiry>) =>
    ask<Answer>("POST", aside(where, "ask"), { ...line, asked: { ...asked, id: "aside" } }),
  /** Whoever is asked at the end of the line answers as a bot of this level does. */
  asideBot: (where: Whence, line: Aside, level: Level) =>
    ask<AsideTold>("POST", aside(where, "bot"), { ...line, level }),
  asideWorth: (where: Whence, line: Aside) => ask<WorthTold>("POST", aside(where, "worth"), line),
  /** What answers would have been worth instead of those given in this line. */
  trial: (played: Played, line: number, answers: string[], depth: DepthName = "standard") =>
    ask<TrialTold>("POST", `${game(played, "analysis", String(line), "trial")}?depth=${depth}`, {
      answers,
    }),
  /** Ask the other people at the table; with bots alone it is done at once. */
  propose: (id: string, what: Wanted, seat: number | null) =>
    ask<TableInfo>("POST", table(id, "proposal"), { what, seat }),
  vote: (id: string, proposal: number, yes: boolean) =>
    ask<TableInfo>("POST", table(id, "proposal", String(proposal)), { yes }),
  withdraw: (id: string, proposal: number) =>
    ask<TableInfo>("DELETE", table(id, "proposal", String(proposal))),
  /** Off one's own list, and back on it. */
  dismiss: (id: string) => ask<TableInfo>("DELETE", at("me", "tables", id)),
  bringBack: (id: string) => ask<TableInfo>("PUT", at("me", "tables", id)),
  /** What was said before the line of this number. */
  chat: (id: string, before: number) =>
    ask<ChatTold>("GET", `${table(id, "chat")}?before=${before}`),
  report: (id: string, line: number, reason: string) =>
    ask<Reported>("POST", table(id, "chat", String(line), "report"), { reason }),
  mutes: (id: string) => ask<MutesTold>("GET", table(id, "mutes")),
  mute: (id: string, voice: number) => ask<MutesTold>("PUT", table(id, "mutes", String(voice))),
  unmute: (id: string, voice: number) =>
    ask<MutesTold>("DELETE", table(id, "mutes", String(voice))),
  again: (id: string) => ask<TableInfo>("POST", table(id, "again")),
  check: (text: string) => ask<RecordCheck>("POST", at("records"), { text }),
  /** What is noted in a record. */
  notes: (record: string) => ask<NotesTold>("GET", at("records", record, "notes")),
  /** The record of a game with what was tried beside it, or found in it: a file, and how many
   *  lines could not be played in it. */
  noted: async (played: Played, wish: RecordWish, form: RecordForm, lang: Lang) => {
    const path = `${game(played, "record")}?format=${form}&lang=${lang}`;
    const answer = await answerTo("POST", path, wish);
    const leftOut = Number(answer.headers.get("tampu-left-out") ?? 0);
    return { file: await answer.blob(), leftOut };
  },
  /** What a record says of its game, without its moves. */
  recordTable: async (record: string) =>
    (await ask<Replay>("GET", replayPath({ record, seat: null }, AFTER_ALL))).table,
  replay: async (source: Source) => pastOf(await wholeReplay(source)),
};

/** The address of a picture of the board, in the language of the reader: after this line of a game
 *  that is over; null: as it is now. */
export function picturePath(played: Played, line: number | null, lang: Lang, rows = ""): string {
  const told = new URLSearchParams(line === null ? {} : { line: String(line) });
  if (rows) told.set("rows", rows);
  told.set("lang", lang);
  return `${game(played, "picture")}?${told}`;
}

/** How a record is written. */
export type RecordForm = "text" | "json";

/** The address of a table's record, to be downloaded. */
export const recordAddress = (id: string, form: RecordForm) =>
  `${table(id, "record")}?format=${form}`;

export function liveAddress(id: string, here: Location): string {
  const scheme = here.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${here.host}${table(id, "live")}`;
}
