/** God cards, offerings and blessings, event by event. */
import type { EventTold } from "../contract";
import { numberIn, textIn } from "../facts";
import { learned, owned, type Fold } from "./fold";
import type { GodSeen, View } from "./view";

export const cardFolds: Record<string, Fold> = {
  "CF-109": (view, event) =>
    godly(view, event, (god) => ({ ...god, face: textIn(event, "number"), pile: god.pile - 1 })),
  "CF-127": (view, event) => godly(view, event, discarded(event)),
  "CF-417": (view, event) => gained(view, event.seat, "offerings", 1),
  "CF-531": (view, event) =>
    textIn(event, "half") === "offering" ? gained(view, event.seat, "offerings", 1) : view,
  "CF-532": (view, event) =>
    textIn(event, "half") === "food"
      ? gained(view, event.seat, "food", 1)
      : learned(view, event.seat, 1),
  "CF-608": (view, event) =>
    learned(
      gained(view, event.seat, "food", numberIn(event, "food")),
      event.seat,
      numberIn(event, "spaces"),
    ),
  "CF-621": playedFromHand,
  "CF-624": playedWithInti,
  "CF-631": (view, event) =>
    godly(view, event, (god) => ({ ...god, pile: god.discard.length, discard: [] })),
  "CF-635": taken,
  "CF-701": (view, event) => gained(view, event.seat, "offerings", numberIn(event, "value")),
  "CF-710": (view, event) => gained(view, event.seat, "food", numberIn(event, "value")),
};

function gained(view: View, seat: number, what: "offerings" | "food" | "inti", by: number): View {
  return owned(view, seat, { [what]: view.masks[seat]![what] + by });
}

function godly(view: View, event: EventTold, change: (god: GodSeen) => GodSeen): View {
  const name = textIn(event, "god");
  return { ...view, gods: view.gods.map((god) => (god.god === name ? change(god) : god)) };
}

const discarded =
  (event: EventTold) =>
  (god: GodSeen): GodSeen => ({
    ...god,
    discard: [...god.discard, textIn(event, "number") ?? ""].sort(),
  });

/** CF-621: the card and an offering. */
function playedFromHand(view: View, event: EventTold): View {
  const number = textIn(event, "number") ?? "";
  const { offerings, hand_size } = view.masks[event.seat]!;
  const after = godly(view, event, discarded(event));
  const at = event.seat === view.seat ? view.hand.indexOf(number) : -1;
  const hand = at < 0 ? view.hand : view.hand.toSpliced(at, 1);
  return {
    ...owned(after, event.seat, { offerings: offerings - 1, hand_size: hand_size - 1 }),
    hand,
  };
}

/** CF-624: a medallion, and the card that lies face up. */
function playedWithInti(view: View, event: EventTold): View {
  const after = godly(view, event, (god) => ({ ...discarded(event)(god), face: null }));
  return gained(after, event.seat, "inti", -1);
}

function taken(view: View, event: EventTold): View {
  const number = textIn(event, "number") ?? "";
  const { hand_size } = view.masks[event.seat]!;
  const after = godly(view, event, (god) => ({ ...god, face: null }));
  const hand = event.seat === view.seat ? [...view.hand, number].sort() : view.hand;
  return { ...owned(after, event.seat, { hand_size: hand_size + 1 }), hand };
}
