/** Which page is shown, told by the address. */
import { root } from "../../wire/root";

export type Route =
  | { page: "home" }
  | { page: "setup"; game: string }
  | { page: "learn"; game: string; section: string | null }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "table"; id: string }
  | { page: "join"; code: string }
  | { page: "record"; id: string }
  | { page: "lost" };

export function readRoute(path: string): Route {
  const parts = path.slice(root.length).split("/").filter(Boolean);
  const [page, first, second, more] = parts.map(decode);
  if (more !== undefined) return { page: "lost" };
  if (page === undefined) return { page: "home" };
  if (page === "rules" && first) return { page, game: first, rule: second ?? null };
  if (page === "learn" && first) return { page, game: first, section: second ?? null };
  if (page === "lesson" && first && second) return { page, game: first, lesson: second };
  if (first === undefined || second !== undefined) return { page: "lost" };
  if (page === "new") return { page: "setup", game: first };
  if (page === "table" || page === "record") return { page, id: first };
  return page === "join" ? { page, code: first } : { page: "lost" };
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
      return path("new", route.game);
    case "learn":
      return path("learn", route.game, ...(route.section ? [route.section] : []));
    case "lesson":
      return path("lesson", route.game, route.lesson);
    case "rules":
      return path("rules", route.game, ...(route.rule ? [route.rule] : []));
    case "table":
      return path("table", route.id);
    case "record":
      return path("record", route.id);
    case "join":
      return path("join", route.code);
    default:
      return root;
  }
}

/** What somebody typed or pasted: a whole invitation link, or the code alone. */
export function codeIn(text: string): string {
  const link = /\/join\/([^/?#\s]+)/.exec(text);
  return link ? decode(link[1]) : text.trim();
}

/** Whether the page itself shows what is at a path; a neighbour on the same host is loaded. */
function isOurs(path: string): boolean {
  return path.startsWith(root) && !path.startsWith(`${root}api/`);
}

class Router {
  #route = $state.raw<Route>({ page: "home" });

  get route(): Route {
    return this.#route;
  }

  begin(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(route: Route, replace = false): void {
    if (replace) history.replaceState(null, "", pathOf(route));
    else history.pushState(null, "", pathOf(route));
    this.#route = route;
    scrollTo(0, 0);
  }

  #read(): void {
    this.#route = readRoute(location.pathname);
  }

  /** Links inside the page change the page without loading it anew. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (!isOurs(link.pathname) || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(readRoute(link.pathname));
  }
}

export const router = new Router();
