/** Addresses of the page, and what they show. */
import { root } from "../../wire/root";

/** Where in a game one looks: after so many lines of it. */
export interface Spot {
  at?: number;
  /** What is played from there, beside the game: one steps aside. */
  rows?: string[];
  /** Better answers than those of this seat are to be found. */
  find?: number;
}

/** Where a new game goes on from: after so many lines of a game, and what is played beside it. */
export type Origin = ({ table: string } | { record: string }) & {
  line: number;
  rows?: readonly string[];
};

export type Route =
  | { page: "home" }
  | { page: "calls" }
  | { page: "setup"; game: string; from?: Origin }
  | { page: "learn"; game: string; section: string | null }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "rules"; game: string; rule: string | null }
  | ({ page: "table" | "record"; id: string } & Spot)
  | ({ page: "figure"; game: string; figure: string } & Spot)
  | { page: "join"; code: string }
  | { page: "devices" | "come" }
  | { page: "me"; game: string | null }
  | { page: "lost" };

export function readRoute(path: string, query = ""): Route {
  const parts = path.slice(root.length).split("/").filter(Boolean);
  const [page, first, second, third, more] = parts.map(decode);
  if (more !== undefined) return { page: "lost" };
  if (page === "figure" && first && second) {
    const spot = spotOf(third, query);
    return spot ? { page, game: first, figure: second, ...spot } : { page: "lost" };
  }
  if (third !== undefined) return { page: "lost" };
  if (page === undefined) return { page: "home" };
  if (page === "calls" && first === undefined) return { page };
  if (page === "rules" && first) return { page, game: first, rule: second ?? null };
  if (page === "learn" && first) return { page, game: first, section: second ?? null };
  if (page === "lesson" && first && second) return { page, game: first, lesson: second };
  if ((page === "table" || page === "record") && first) {
    const spot = spotOf(second, query);
    return spot ? { page, id: first, ...spot } : { page: "lost" };
  }
  if ((page === "devices" || page === "come") && first === undefined) return { page };
  if (page === "me" && second === undefined) return { page, game: first ?? null };
  if (first === undefined || second !== undefined) return { page: "lost" };
  if (page === "new") return { page: "setup", game: first, ...originOf(query) };
  return page === "join" ? { page, code: first } : { page: "lost" };
}

const NUMBER = /^\d{1,6}$/;
/** Stands between two rows; no game writes it. */
const BETWEEN = ";";

/** Rows as an address tells them. */
export const lineOf = (rows: readonly string[]) => rows.join(BETWEEN);

/** null: there is no such place in a game. */
function spotOf(at: string | undefined, query: string): Spot | null {
  if (at === undefined) return {};
  if (!NUMBER.test(at)) return null;
  const told = new URLSearchParams(query);
  const [line, find] = [told.get("line"), told.get("find")];
  const spot: Spot = { at: Number(at) };
  if (line !== null) spot.rows = line.split(BETWEEN).filter(Boolean);
  if (find !== null && NUMBER.test(find)) spot.find = Number(find);
  return spot;
}

/** What follows the path to a game. */
function spotPath({ at, rows, find }: Spot): string {
  if (at === undefined) return "";
  const told = new URLSearchParams();
  if (rows) told.set("line", lineOf(rows));
  if (find !== undefined) told.set("find", String(find));
  return `/${at}${told.size > 0 ? `?${told}` : ""}`;
}

/** What follows the path to a set-up, if it goes on from another game. */
function originOf(query: string): { from?: Origin } {
  const told = new URLSearchParams(query);
  const [table, record, at] = ["table", "record", "at"].map((key) => told.get(key));
  if (!at || !NUMBER.test(at) || !(table || record)) return {};
  const rows = told.get("line")?.split(BETWEEN).filter(Boolean);
  const of = table ? { table } : { record: record ?? "" };
  return { from: { ...of, line: Number(at), ...(rows?.length ? { rows } : {}) } };
}

function originPath(from: Origin | undefined): string {
  if (!from) return "";
  const { line, rows, ...of } = from;
  const told = new URLSearchParams({ ...of, at: String(line) });
  if (rows?.length) told.set("line", lineOf(rows));
  return `?${told}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function pathOf(route: Route): string {
  const path = (...parts: string[]) => `${root}${parts.map(encodeURIComponent).join("/")}`;
  switch (route.page) {
    case "setup":
      return path("new", route.game) + originPath(route.from);
    case "learn":
      return path("learn", route.game, ...(route.section ? [route.section] : []));
    case "lesson":
      return path("lesson", route.game, route.lesson);
    case "rules":
      return path("rules", route.game, ...(route.rule ? [route.rule] : []));
    case "table":
    case "record":
      return path(route.page, route.id) + spotPath(route);
    case "figure":
      return path("figure", route.game, route.figure) + spotPath(route);
    case "calls":
      return path("calls");
    case "me":
      return path("me", ...(route.game ? [route.game] : []));
    case "join":
      return path("join", route.code);
    case "devices":
    case "come":
      return path(route.page);
    default:
      return root;
  }
}

/** What somebody typed or pasted: a whole invitation link, or the code alone. */
export function codeIn(text: string): string {
  const link = /\/join\/([^/?#\s]+)/.exec(text);
  return link ? decode(link[1]) : text.trim();
}
