/** Pilgrimages that a player can make: by which card, to where, and what has to be said. */
import { cardOf, type Card } from "./printed";
import type { Owner, View } from "./view";

/** IE-782: the sites of a card that have a temple and are in the network. */
export function goalsOf(view: View, owner: Owner, card: string): string[] {
  const sites = cardOf(card)?.sites ?? [];
  return sites.filter((site) => view.temples.includes(site) && owner.network.includes(site));
}

/** The pilgrimages among the cards that act on a player. */
export function pilgrimagesOf(owner: Owner): Card[] {
  return owner.acting.flatMap(({ card }) => {
    const printed = cardOf(card);
    return printed?.scope.includes("pilgrimage") ? [printed] : [];
  });
}

/** Those that lead somewhere. */
export function openPilgrimages(view: View, owner: Owner): Card[] {
  return pilgrimagesOf(owner).filter(({ id }) => goalsOf(view, owner, id).length > 0);
}

/** The answers up to the first that is a choice: what has only one answer is said with it. */
export function pilgrimAnswers(view: View, owner: Owner): string[] {
  const [card, ...others] = openPilgrimages(view, owner);
  if (!card || others.length) return ["pilgrimage"];
  const { road_action: roads, development } = view.turn;
  const given = [roads === "fresh" && "roads", development === "fresh" && "development"];
  const slots = given.filter((slot) => slot !== false);
  const slot = slots.length === 1 ? [`give ${slots[0]}`] : [];
  return ["pilgrimage", `pilgrim ${card.id}`, ...slot];
}
