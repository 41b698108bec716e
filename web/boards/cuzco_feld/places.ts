/** Where the places are that figures name: in which scene, and which element. */
import { wordsOf } from "../kit/notation";
import type { FeldDraft } from "./draft.svelte";
import { SCENES, type Scene } from "./offers";

const HOMES: Record<Scene, RegExp> = {
  roads: /^(roads|others|CUZCO|[IO]\d|chasqui)/,
  capital: /^(ages|god|university|displays|tile|temple|step|market|goods-[a-z]|palace)/,
  mask: /^(mask|feather|circle|slot|store|token|goods-\d|missions?|hand|card)/,
};

export const place = (name: string): string => `[data-place="${name}"], [data-thing="${name}"]`;

/** What stands before the name of a thing, by the verb of the answer. */
const THINGS: Record<string, string> = {
  place: "space-",
  to: "space-",
  tile: "tile-",
  feather: "feather-",
  circle: "circle-",
  god: "god-",
  buy: "goods-",
  take: "palace-",
  complete: "mission-",
  remove: "mission-",
  keep: "drawn-",
  return: "card-",
  power: "card-",
};

/** The places that an answer names. */
export function named(answer: string): string[] {
  const [verb, ...things] = wordsOf(answer);
  return things.map((thing) => (THINGS[verb] ?? "") + thing);
}

/** The one scene that holds these places fills the stage; on a small one it is the one shown. */
export function open(draft: FeldDraft, places: readonly string[]): void {
  const scenes = SCENES.filter((scene) => places.some((name) => HOMES[scene].test(name)));
  const [first] = scenes;
  if (first) draft.scene = first;
  draft.large = scenes.length === 1 ? first! : null;
}
