/** A place in words, for those who listen: what it is, whose, and whether it can be chosen. */
import type { Words } from "../../shell/speech/words.svelte";
import type { Target } from "./offers";
import { ownersOn } from "./network";
import { isSite, isWay, markerOf, regionOf, siteOf, wayOf } from "./printed";
import { buildingAt, provinceOf, type View } from "./view";

type Args = NonNullable<Parameters<Words["say"]>[1]>;

const remembered = new WeakMap<Words, { lang: string; said: Map<string, string> }>();

/** Two hundred places stay as they are while one changes: what was said of them is said again. */
function say(words: Words, id: string, args: Args): string {
  const { lang } = words;
  let memory = remembered.get(words);
  if (memory?.lang !== lang) {
    memory = { lang, said: new Map() };
    remembered.set(words, memory);
  }
  const key = id + JSON.stringify(args);
  const sentence = memory.said.get(key) ?? words.say(id, args);
  memory.said.set(key, sentence);
  return sentence;
}

export function thingName(thing: string): string {
  if (isWay(thing)) {
    const { a, b } = wayOf(thing);
    return `${siteOf(a).name} – ${siteOf(b).name}`;
  }
  return isSite(thing) ? siteOf(thing).name : regionOf(thing).name;
}

function roadWords(words: Words, view: View, names: string[], thing: string): string {
  const { wild } = wayOf(thing);
  const seats = wild
    ? view.owners.filter((owner) => owner.wilds.includes(thing)).map(({ seat }) => seat)
    : ownersOn(view, thing);
  const owners = words.list(seats.map((seat) => names[seat] ?? ""));
  const state = wild ? "wild" : "slot";
  return say(words, "ie-road-spoken", { state, name: thingName(thing), owners: owners || "none" });
}

function siteWords(words: Words, view: View, thing: string): string {
  const site = siteOf(thing);
  return say(words, "ie-site-spoken", {
    name: site.name,
    kind: site.renowned ? "renowned" : site.kind,
    building: buildingAt(view, thing) ?? "none",
    temple: view.temples.includes(thing) ? "yes" : "no",
    bonus: site.bonus,
  });
}

function regionWords(words: Words, view: View, names: string[], thing: string): string {
  const province = provinceOf(view, thing);
  const marker = province?.marker ? markerOf(province.marker) : null;
  return say(words, "ie-region-spoken", {
    name: regionOf(thing).name,
    state: province?.state ?? "none",
    owner: province?.owner === null || !province ? "none" : (names[province.owner] ?? ""),
    resistance: marker?.resistance ?? 0,
    labour: marker?.labour ?? 0,
    points: marker?.vp ?? 0,
  });
}

export function placeWords(words: Words, view: View, names: string[], thing: string): string {
  if (isWay(thing)) return roadWords(words, view, names, thing);
  if (isSite(thing)) return siteWords(words, view, thing);
  return regionWords(words, view, names, thing);
}

/** The same, with what choosing it would cost. */
export function thingWords(
  words: Words,
  view: View,
  names: string[],
  thing: string,
  target: Target | null,
): string {
  const place = placeWords(words, view, names, thing);
  return target ? say(words, "ie-target-spoken", { place, price: target.price }) : place;
}
