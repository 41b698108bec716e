/** A table that was just made or found is known already: its page need not ask for it again. */
import type { TableInfo } from "../../wire/types";

let known: TableInfo | null = null;

export function enter(table: TableInfo): void {
  known = table;
}

export function entered(id: string): TableInfo | null {
  const table = known?.id === id ? known : null;
  known = null;
  return table;
}
