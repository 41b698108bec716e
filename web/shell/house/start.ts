/** From the home page to a table. */
import { api } from "../../wire/api";
import type { GameInfo, Level, NewTable, SeatPlan, TableInfo } from "../../wire/types";
import { notices } from "./notices.svelte";
import { router } from "../browser/router.svelte";
import { drawn, promised } from "./shares";
import { strength } from "./level.svelte";
import { enter } from "./entering";
import type { Words } from "../speech/words.svelte";

/** A small round at once: more seats mean more waiting before the first decision. */
export function quickPlan(game: GameInfo, level: Level | null = strength.level): NewTable {
  const seats = game.seats.find((count) => count >= 3) ?? game.seats[0];
  const bots: SeatPlan[] = Array.from({ length: seats - 1 }, () => ({
    who: "bot",
    level,
  }));
  return { game: game.key, seats: [{ who: "me" }, ...bots], listed: false };
}

/** `made`: what is done with the table before anybody sits there. */
export async function openTable(
  plan: NewTable,
  words?: Words,
  made: (id: string) => void = () => undefined,
): Promise<void> {
  await notices.attempt(async () => {
    const share = await drawn();
    const table = await api.create({ ...plan, promise: share?.promise ?? null });
    if (share) promised(table, share);
    made(table.id);
    goTo(table);
  }, words);
}

export function goTo(table: TableInfo): void {
  enter(table);
  router.go({ page: "table", id: table.id });
}
