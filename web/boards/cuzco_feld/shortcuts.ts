/** From a tile or a village back to the dice: with which of them it is reached, and by which answers. */
import { reachOf } from "./candidates";
import type { Desk } from "./desk.svelte";
import { diceLeft } from "./offers";
import { PATHS_OF, TILES_OF, type Kind, type Place, type SpaceName } from "./printed";

/** A die, and the answers that place it. */
type Way = [number, string[]];

/** The spaces that take this die without a power. */
function openTo(desk: Desk, die: number): SpaceName[] {
  return desk.view.offers
    .filter((offer) => offer.die === die && offer.refused === null && !offer.needs.length)
    .map(({ space }) => space);
}

function ways(desk: Desk, leads: (space: SpaceName, die: number) => boolean): Way[] {
  if (desk.step !== "die") return [];
  const dice = desk.view.turn.extra ? [1] : diceLeft(desk.mask);
  return dice.flatMap((die): Way[] => {
    const space = openTo(desk, die).find((each) => leads(each, die));
    return space ? [[die, desk.placing(space, die)]] : [];
  });
}

/** The dice that reach a tile of the display. */
export const tilesByDice = (desk: Desk, kind: Kind, space: number): Way[] =>
  ways(desk, (each, die) => space <= die && (TILES_OF[each]?.includes(kind) ?? false));

/** The dice that bring the own Chasqui to a place. */
export function villagesByDice(desk: Desk, place: Place): Way[] {
  const { view, mask } = desk;
  return ways(desk, (each, die) =>
    reachOf(view, mask.chasqui, PATHS_OF[each] ?? [], die).includes(place),
  );
}
