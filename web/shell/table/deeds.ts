/** What this guest may do with a seat; the server has the last word. */
import type { SeatInfo, TableInfo } from "../../wire/types";

export type Deed =
  "back" | "take" | "leave" | "free" | "bot" | "program" | "token" | "resign" | "rest" | "return";

export function deedsFor(seat: SeatInfo, table: TableInfo): Deed[] {
  if (table.status === "over" || seat.resigned !== null) return [];
  const deeds = deedsOf(seat, table);
  if (!table.looked) return deeds;
  const own = seat.mine || seat.owned || seat.yours;
  return own ? deeds.filter((deed) => deed !== "leave") : [];
}

/** What may be done as long as nobody has looked at what is hidden. */
function deedsOf(seat: SeatInfo, table: TableInfo): Deed[] {
  const atTable = table.hosted || table.seats.some((one) => one.mine || one.owned);
  const resign: Deed[] = table.status === "playing" ? ["resign"] : [];
  if (seat.yours) return ["back", "program", ...resign];
  if (seat.mine) return [...rests(seat), "leave", "bot", "program", ...resign];
  if (seat.owned) return ["token", "take", ...rests(seat), "bot", "leave", ...resign];
  if (seat.kind === "open") return atTable ? ["take", "bot", "program"] : ["take", "program"];
  if (seat.kind === "bot") return table.hosted && !seat.kept_for ? ["take", "program", "free"] : [];
  return atTable && isAway(seat, table) && !isSafe(seat, table) ? ["bot"] : [];
}

/** Over days only a clock that has run out takes a seat from somebody. */
const isSafe = ({ clock }: SeatInfo, table: TableInfo): boolean =>
  table.clock?.terms.kind === "days" && clock !== null && !clock.fell;

/** A vacation, where the table agreed on some. */
function rests({ clock }: SeatInfo): Deed[] {
  if (!clock) return [];
  if (clock.vacation !== null) return ["return"];
  return clock.days > 0 ? ["rest"] : [];
}

/** A program that is asked may be here and yet not answer. */
function isAway(seat: SeatInfo, table: TableInfo): boolean {
  return !seat.here || (seat.kind === "program" && table.asked.includes(seat.seat));
}
