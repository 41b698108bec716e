/** The answers one can give now, sorted by what one wants to do; and what comes before them. */
import { roadTargets, workTargets, type Target, type Verb } from "./candidates";
import type { Mode } from "./choice.svelte";
import { isWay, siteOf } from "./printed";
import { provinceOf, type Step, type View, type Work } from "./view";

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

const VERBS: readonly string[] = [
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
];

/** How an answer names a development. */
export const nameOf = (work: Work): string => (work === "garrison_to_city" ? "conversion" : work);

export interface Asking {
  view: View;
  seat: number;
  step: Step;
  actions: readonly string[];
  prices: readonly number[];
}

/** The targets among the legal answers themselves. */
function namedTargets({ actions, prices }: Asking): Target[] {
  return actions.flatMap((action, index) => {
    const [verb, thing] = action.split(" ") as [Verb, string | undefined];
    if (!thing || !VERBS.includes(verb)) return [];
    return [{ action, verb, thing, price: prices[index] ?? 0 }];
  });
}

/** What has to be said before a target of this mode can be named. */
export function prefixOf(step: Step, mode: Mode | null): string[] {
  if (step === "people_next" && mode === "roads") return ["roads"];
  if (mode === null || mode === "roads") return [];
  if (step === "people_next") return ["development", `choose ${nameOf(mode)}`];
  return step === "dev_kind" ? [`choose ${nameOf(mode)}`] : [];
}

/** Whether this mode can be begun as things stand; its targets are another matter. */
export function mayBegin({ step, actions }: Asking, mode: Mode): boolean {
  if (step === "people_next") return actions.includes(mode === "roads" ? "roads" : "development");
  return step === "dev_kind" && mode !== "roads" && actions.includes(`choose ${nameOf(mode)}`);
}

/** Where the answer can lead: told by the server, or foreseen for what is not begun yet. */
export function targetsOf(asking: Asking, mode: Mode | null): Target[] {
  const named = namedTargets(asking);
  if (named.length || mode === null || !mayBegin(asking, mode)) return named;
  if (mode === "roads") return roadTargets(asking.view, asking.seat, 0);
  return workTargets(asking.view, asking.seat, mode);
}

/** The mode that somebody wants who chooses this place without having said what for. */
export function impliedBy(asking: Asking, thing: string): Mode | null {
  const modes: Mode[] = ["roads", ...WORKS];
  return (
    modes.find((mode) => targetsOf(asking, mode).some((target) => target.thing === thing)) ?? null
  );
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
