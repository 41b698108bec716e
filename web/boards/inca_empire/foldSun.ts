/** Sun phases and the end of a column, event by event. */
import type { EventTold } from "../contract";
import { numberIn, textIn, textsIn } from "../facts";
import { owned, roadsLost, type Fold } from "./fold";
import type { Quarter, View } from "./view";

export const sunFolds: Record<string, Fold> = {
  "IE-110": dealt,
  "IE-402": (view, event) => owned(view, event.seat, { tile: numberIn(event, "tile") }),
  "IE-403": chosen,
  "IE-406": placed,
  "IE-407": drawn,
  "IE-408": (view) => ({ ...view, draw: view.discard.length, discard: [] }),
  "IE-410": revealed,
  "IE-703": supported,
  "IE-704": (view, event) => roadsLost(view, event),
  "IE-802": discarded,
};

function quartered(view: View, name: string | null, change: (quarter: Quarter) => Quarter): View {
  const quarters = view.quarters.map((each) => (each.quarter === name ? change(each) : each));
  return { ...view, quarters };
}

function dealt(view: View, event: EventTold): View {
  const cards = textsIn(event, "cards");
  const hand = event.seat === view.seat ? cards : view.hand;
  return { ...owned(view, event.seat, { hand_size: 3 }), hand };
}

function chosen(view: View, event: EventTold): View {
  return { ...view, active: event.seat, chosen: textIn(event, "card") };
}

function placed(view: View, event: EventTold): View {
  const card = textIn(event, "card");
  const { hand_size: size } = view.owners[event.seat]!;
  const less = owned(view, event.seat, { hand_size: size - 1 });
  const at = view.hand.indexOf(card ?? "");
  const hand = event.seat === view.seat && at >= 0 ? view.hand.toSpliced(at, 1) : view.hand;
  const down = { placer: event.seat, card };
  const after = quartered(less, textIn(event, "quarter"), (quarter) => ({ ...quarter, down }));
  return { ...after, hand, chosen: null };
}

function drawn(view: View, event: EventTold): View {
  const card = textIn(event, "card");
  const { hand_size: size } = view.owners[event.seat]!;
  const hand = event.seat === view.seat && card ? [...view.hand, card] : view.hand;
  const draw = Math.max(0, view.draw - 1);
  return { ...owned(view, event.seat, { hand_size: size + 1 }), hand, draw };
}

/** IE-410, IE-411: the card lies open, and acts on the two beside it. */
function revealed(view: View, event: EventTold): View {
  const card = textIn(event, "card")!;
  const name = textIn(event, "quarter");
  const after = quartered(view, name, (quarter) => ({
    ...quarter,
    cards: [...quarter.cards, card],
    down: null,
  }));
  const seats = view.quarters.find(({ quarter }) => quarter === name)?.seats ?? [];
  return seats.reduce((now, seat) => affected(now, seat, card), after);
}

function affected(view: View, seat: number, card: string): View {
  const { acting } = view.owners[seat]!;
  const at = acting.findIndex((each) => each.card === card);
  const copies = (acting[at]?.copies ?? 0) + 1;
  return owned(view, seat, {
    acting: at < 0 ? [...acting, { card, copies }] : acting.with(at, { card, copies }),
  });
}

function supported(view: View, event: EventTold): View {
  const workers = view.owners[event.seat]!.workers + numberIn(event, "workers");
  return owned(view, event.seat, { workers });
}

function discarded(view: View): View {
  const cards = view.quarters.flatMap((quarter) => quarter.cards);
  const quarters = view.quarters.map((quarter) => ({ ...quarter, cards: [], down: null }));
  const owners = view.owners.map((owner) => ({ ...owner, acting: [] }));
  return { ...view, quarters, owners, discard: [...view.discard, ...cards] };
}
