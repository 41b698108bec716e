/** What one asks the table for, and how one leaves it. */
import { api } from "../../wire/api";
import type { TableInfo, Wanted } from "../../wire/types";
import { router } from "../browser/router.svelte";
import { notices } from "../house/notices.svelte";
import { words } from "../speech/language.svelte";
import type { Desk } from "../table/desk.svelte";
import { sure } from "./sure.svelte";

const plays = ({ seats }: TableInfo) => seats.some(({ mine, owned }) => mine || owned);

/** What may be asked for now; whether the others agree is another question. */
export function wishes({ table, seat, steps }: Desk): Wanted[] {
  if (table.status !== "playing" || table.closed || !plays(table) || table.proposal) return [];
  if (table.paused) return ["go-on", "abandon"];
  const decided = !table.rated && steps.some((step) => !step.undone && step.seat === seat);
  return [...(decided && seat !== null ? (["undo"] as const) : []), "pause", "abandon"];
}

export const propose = (desk: Desk, what: Wanted) =>
  notices.attempt(
    () => api.propose(desk.table.id, what, what === "undo" ? desk.seat : null),
    desk.words,
  );

/** Of what ends the game one is asked first. */
export function wish(desk: Desk, what: Wanted): void {
  if (what !== "abandon") void propose(desk, what);
  else
    sure.ask({
      title: words.say("abandon-title"),
      text: words.say(alone(desk.table) ? "abandon-text-alone" : "abandon-text"),
      go: words.say(alone(desk.table) ? "abandon-go-alone" : "abandon-go"),
      icon: "away",
      doing: () => propose(desk, what),
    });
}

/** Whether all the others are bots. */
export const alone = ({ seats }: TableInfo) =>
  seats.every(({ kind, mine, owned }) => mine || owned || kind === "bot" || kind === "open");

export function resign(desk: Desk, seat: number): void {
  sure.ask({
    title: words.say("resign-title"),
    text: words.say("resign-text"),
    go: words.say("resign"),
    icon: "away",
    doing: () => notices.attempt(() => api.seat(desk.table.id, seat, { do: "resign" }), desk.words),
  });
}

/** Whoever looks on goes at any time; whoever sits, before the game begins. */
export const mayLeave = (table: TableInfo) => table.status === "waiting" || !plays(table);

export async function leave(desk: Desk): Promise<void> {
  const { id, seats, status, hosted } = desk.table;
  const own = status === "waiting" ? seats.filter(({ mine, owned }) => mine || owned) : [];
  const done = await notices.attempt(async () => {
    for (const { seat } of own) await api.seat(id, seat, { do: "leave" });
    if (hosted && status === "waiting") await api.dismiss(id);
  }, desk.words);
  if (done) router.go({ page: "home" });
}
