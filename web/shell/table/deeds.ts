/** What this guest may do with a seat; the server has the last word. */
import type { SeatInfo, TableInfo } from "../../wire/types";

export type Deed = "back" | "take" | "leave" | "free" | "bot";

export function deedsFor(seat: SeatInfo, table: TableInfo): Deed[] {
  if (table.status === "over") return [];
  const atTable = table.hosted || table.seats.some((one) => one.mine);
  if (seat.yours) return ["back"];
  if (seat.mine) return ["leave", "bot"];
  if (seat.kind === "open") return atTable ? ["take", "bot"] : ["take"];
  if (seat.kind === "bot") return table.hosted && !seat.kept_for ? ["take", "free"] : [];
  return atTable && !seat.here ? ["bot"] : [];
}
