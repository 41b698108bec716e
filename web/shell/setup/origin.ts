/** Playing on: a new game that goes on from a position of one that is over, or of a record. */
import { api } from "../../wire/api";
import type { TableInfo } from "../../wire/types";
import { router } from "../browser/router.svelte";
import { type Origin } from "../browser/routes";

export type { Origin };

/** To the set-up of such a game; `table`: that of the other one. */
export function playOn({ rows, ...from }: Origin, table: Pick<TableInfo, "game">): void {
  const beside = rows?.length ? { rows } : {};
  router.go({ page: "setup", game: table.game, from: { ...from, ...beside } });
}

/** How many moves the new game begins with. */
export const given = ({ line, rows = [] }: Origin): number => line + rows.length;

/** The other game, as far as the new one must be like it. */
export const originOf = (from: Origin): Promise<TableInfo> =>
  "table" in from ? api.table(from.table) : api.recordTable(from.record);
