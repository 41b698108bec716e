/** Places of the map in words, as they are read aloud. */
import type { Args } from "../../shell/speech/facts";
import type { Words } from "../../shell/speech/words.svelte";
import type { Place } from "./printed";
import { gainsAt, pathsFrom, villageAt, type Village, type View } from "./view";

/** "Pisac (I1)", "Cuzco". */
export const placeName = (place: Place, words: Words): string => words.say(`place-${place}`);

const SIDES = 6;

/** How far the Cuzco tile is turned, by the shorter way: 5 steps on are 1 back. */
export const turnWords = (steps: number, words: Words): string =>
  words.say("cf-turn-steps", {
    steps: Math.min(steps, SIDES - steps),
    way: steps > SIDES / 2 ? "back" : "on",
  });

/** Its feather, its points, whose quipus lie there and how one comes there. */
export function villageWords(
  view: View,
  village: Village,
  names: string[],
  words: Words,
): string[] {
  const { place, feather, points, quipus } = village;
  const owners = [...quipus].reverse().map((seat) => names[seat] ?? "");
  const paths = pathsFrom(view, place).map(({ to, road }) =>
    words.say("cf-path-spoken", {
      kind: road.kind,
      number: road.number,
      place: placeName(to, words),
    }),
  );
  return [
    words.say("cf-village-spoken", {
      name: placeName(place, words),
      colour: feather,
      points,
      owners: owners.length ? words.list(owners) : "none",
    }),
    words.list(paths),
  ];
}

/** What a village would bring, if a quipu can still be placed there. */
const gainOf = (view: View, place: Place, words: Words): Args => {
  const village = villageAt(view, place);
  return {
    place: placeName(place, words),
    colour: village?.feather ?? "none",
    points: village?.points ?? 0,
    gain: gainsAt(view, place) ? "some" : "none",
  };
};

/** What a step to this place means: "rope bridge 3 to the orange village worth 2". */
export function stepWords(view: View, from: Place, to: Place, words: Words): string {
  const road = pathsFrom(view, from).find((path) => path.to === to)?.road;
  const path = { kind: road?.kind ?? "none", number: road?.number ?? 0 };
  return words.say("cf-step", { ...path, ...gainOf(view, to, words) });
}

/** The same of a village that a turn of the Cuzco tile opens. */
export const arrivalWords = (view: View, place: Place, words: Words): string =>
  words.say("cf-turn-place", gainOf(view, place, words));
