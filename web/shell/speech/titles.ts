/** What a game is called where it stands alone: two of them share a title. */
import type { Words } from "./words.svelte";

export function fullTitle(spoken: Words): string {
  const subtitle = spoken.say("game-subtitle");
  return subtitle ? `${spoken.say("game-title")} – ${subtitle}` : spoken.say("game-title");
}
