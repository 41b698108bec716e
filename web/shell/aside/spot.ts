/** Where a place in a game is found: its address in the page. */
import type { Whence } from "../../wire/api";
import { pathOf, type Route, type Spot } from "../browser/routes";

type InGame = Extract<Route, Spot>;

/** The place beside a game that an address leads to; null: it leads elsewhere. */
export function asideOf(
  route: Route,
): { ground: Whence; line: number; rows: string[]; find?: number } | null {
  if (!isInGame(route)) return null;
  const { at = 0, rows, find } = route;
  if (!rows && find === undefined && route.page !== "figure") return null;
  return { ground: groundOf(route), line: at, rows: rows ?? [], find };
}

const isInGame = (route: Route): route is InGame =>
  route.page === "table" || route.page === "record" || route.page === "figure";

function groundOf(route: InGame): Whence {
  if (route.page === "figure") return { game: route.game, figure: route.figure };
  return route.page === "table" ? { table: route.id } : { record: route.id };
}

export function routeTo(ground: Whence, spot: Spot): Route {
  if ("table" in ground) return { page: "table", id: ground.table, ...spot };
  if ("record" in ground) return { page: "record", id: ground.record, ...spot };
  return { page: "figure", ...ground, ...spot };
}

/** Where one came from, if one stepped aside after so many lines. */
export const backFrom = (ground: Whence, at: number): Route =>
  "figure" in ground
    ? { page: "learn", game: ground.game, section: null }
    : routeTo(ground, { at });

/** The same as it is sent to others. */
export const addressOf = (ground: Whence, spot: Spot): string =>
  new URL(pathOf(routeTo(ground, spot)), location.origin).href;
