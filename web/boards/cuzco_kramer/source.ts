/** What the score sheet calls the points that a rule paid. */
import type { Words } from "../../shell/speech/words.svelte";

export const sourceOf = (rule: string): string => rule;

export const sourceName = (source: string, words: Words): string =>
  words.say("ck-source", { source });
