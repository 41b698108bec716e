/** Answers as text: what is done, and what to. */

/** What stands behind this verb; null: the answer has another one. */
export function thingOf(action: string | null, verb: string): string | null {
  return action?.startsWith(`${verb} `) ? action.slice(verb.length + 1) : null;
}

/** What these answers name behind this verb, each thing once. */
export function thingsOf(actions: readonly string[], verb: string): string[] {
  const found = actions.flatMap((action) => thingOf(action, verb) ?? []);
  return found.filter((thing, index) => found.indexOf(thing) === index);
}

/** Whether some answer has this verb. */
export const asksFor = (actions: readonly string[], verb: string): boolean =>
  actions.some((action) => thingOf(action, verb) !== null);

/** An answer word by word: the verb, and what it names. */
export function wordsOf(action: string | null): [verb: string, ...things: string[]] {
  const [verb = "", ...things] = (action ?? "").split(" ");
  return [verb, ...things];
}
