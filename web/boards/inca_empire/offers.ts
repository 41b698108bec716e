/** What can be chosen on the map, sorted by what one wants to do. */
import { wordsOf } from "../kit/notation";
import type { Choice } from "../kit/choices";
import { isWay, siteOf } from "./printed";
import { provinceOf, type Step, type View, type Work } from "./view";

/** What one wants to do: lay roads, or one of the developments. */
export type Mode = "roads" | Work;

/** The developments, in the order of the cost card. */
export const WORKS: readonly Work[] = [
  "city",
  "garrison",
  "conquest",
  "temple",
  "terrace",
  "extra_road",
  "garrison_to_city",
];

export const MODES: readonly Mode[] = ["roads", ...WORKS];

const VERBS = [
  "road",
  "double",
  "wild",
  "city",
  "garrison",
  "temple",
  "convert",
  "conquer",
  "rapid",
  "terrace",
] as const;

type Verb = (typeof VERBS)[number];

/** An answer that names a place on the map. */
export interface Target extends Choice {
  verb: Verb;
  thing: string;
}

const isVerb = (word: string): word is Verb => (VERBS as readonly string[]).includes(word);

export function targetsAmong(choices: readonly Choice[]): Target[] {
  return choices.flatMap((choice) => {
    const [verb, thing] = wordsOf(choice.action);
    return thing && isVerb(verb) ? [{ ...choice, verb, thing }] : [];
  });
}

/** How an answer names a development. */
const nameOf = (work: Work): string => (work === "garrison_to_city" ? "conversion" : work);

/** What has to be said before a place can be named, when nothing of it has been said. */
export function wayTo(mode: Mode): string[] {
  return mode === "roads" ? ["roads"] : ["development", `choose ${nameOf(mode)}`];
}

/** The same, from here on. */
export function restOfWay(step: Step, mode: Mode | null): string[] {
  if (mode === null) return [];
  if (step === "people_next") return wayTo(mode);
  return step === "dev_kind" ? wayTo(mode).slice(1) : [];
}

/** The mode that the question itself is about. */
export function modeAsked(step: Step, view: View): Mode | null {
  if (step === "road_pick") return "roads";
  if (step === "rapid_conquest") return "conquest";
  return step === "dev_target" || step === "dev_repeat" ? (view.turn.kind as Work | null) : null;
}

const BUILT: Partial<Record<Work, Verb>> = {
  city: "city",
  garrison: "garrison",
  temple: "temple",
  garrison_to_city: "convert",
  conquest: "conquer",
  terrace: "terrace",
};

/** What somebody tries who chooses a place that is no target: the judge says why not. */
export function attemptAt(view: View, step: Step, mode: Mode | null, thing: string): string | null {
  const way = isWay(thing);
  const region = provinceOf(view, thing) !== null;
  if (step === "rapid_conquest") return region ? `rapid ${thing}` : null;
  if (mode === "roads" || mode === "extra_road") {
    if (!way) return null;
    return `${thing.startsWith("w") ? "wild" : "road"} ${thing}`;
  }
  const verb = mode === null ? undefined : BUILT[mode];
  const wantsRegion = verb === "conquer" || verb === "terrace";
  return verb && !way && wantsRegion === region ? `${verb} ${thing}` : null;
}

/** What somebody most likely wants at a place, whatever mode is on. */
export function wishAt(view: View, seat: number, thing: string): Mode {
  if (isWay(thing)) return "roads";
  const province = provinceOf(view, thing);
  if (province) return province.owner === seat ? "terrace" : "conquest";
  return siteOf(thing).kind === "garrison" ? "garrison" : "city";
}
