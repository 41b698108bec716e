/** A game that is over is opened at one of its moments, with all that was found out of it. */
import type { Desk } from "./desk.svelte";

export async function lookBack(desk: Desk, at: number, lines: number): Promise<void> {
  await desk.replayer.to(at, lines);
  await desk.study.look().catch(() => null);
}
