/** What the score sheet calls the points that a rule paid. */
import type { Words } from "../../shell/speech/words.svelte";

/** CF-832: the event of a mission cites the mission's own rule. */
export const sourceOf = (rule: string): string => (/^CF-11\d\d$/.test(rule) ? "CF-832" : rule);

export const sourceName = (source: string, words: Words): string =>
  words.say("cf-source", { source });
