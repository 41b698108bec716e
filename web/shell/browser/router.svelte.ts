/** Which page is shown, told by the address. */
import { root } from "../../wire/root";
import { pathOf, readRoute, type Route } from "./routes";

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

  /** The page that is shown tells where it is: nothing is opened anew. */
  tell(route: Route): void {
    history.replaceState(null, "", pathOf(route));
  }

  #read(): void {
    this.#route = readRoute(location.pathname, location.search);
  }

  /** Links inside the page change the page without loading it anew. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (!isOurs(link.pathname) || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(readRoute(link.pathname, link.search));
  }
}

export const router = new Router();
