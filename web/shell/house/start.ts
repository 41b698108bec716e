/** From the home page to a table. */
import { api } from "../../wire/api";
import type { GameInfo, NewTable, SeatPlan, TableInfo } from "../../wire/types";
import { notices } from "./notices.svelte";
import { router } from "../browser/router.svelte";
import { strength } from "./level.svelte";
import { enter } from "./entering";
import type { Words } from "../speech/words.svelte";

/** A small round at once: more seats mean more waiting before the first decision. */
export function quickPlan(game: GameInfo): NewTable {
  const seats = game.seats.find((count) => count >= 3) ?? game.seats[0];
  const bots: SeatPlan[] = Array.from({ length: seats - 1 }, () => ({
    who: "bot",
    level: strength.level,
  }));
  return { game: game.key, seats: [{ who: "me" }, ...bots], listed: false };
}

export async function openTable(plan: NewTable, words?: Words): Promise<void> {
  await notices.attempt(async () => goTo(await api.create(plan)), words);
}

export function goTo(table: TableInfo): void {
  enter(table);
  router.go({ page: "table", id: table.id });
}
