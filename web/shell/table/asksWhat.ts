/** "What is this?" by a button: the next press on the table asks. */
import { notices } from "../house/notices.svelte";
import { words } from "../speech/language.svelte";
import type { Rooms } from "./rooms.svelte";

export function ask(rooms: Rooms): void {
  rooms.asking = true;
  notices.done(words.say("what-how"));
}
