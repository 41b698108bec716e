/** A festival, event by event: proposed, answered, won or shared. */
import type { EventTold } from "../contract";
import { numberIn, textIn, textsIn } from "../facts";
import { boardOrder } from "./printed";
import { CARDS, sorted, without } from "./relics";
import { groupAt, type Card, type Festival, type View } from "./view";

type Fold = (view: View, event: EventTold) => View;

export const festivalFolds: Record<string, Fold> = {
  "CK-710": proposed,
  "CK-716": played,
  "CK-721": droppedOut,
  "CK-724": held,
  "CK-952": droppedOut,
  "CK-730": closed,
};

function proposed(view: View, event: EventTold): View {
  const cell = textIn(event, "cell")!;
  const festival: Festival = {
    cell,
    value: view.temples[cell] ?? 0,
    circle: groupAt(view, cell)?.ranks.map((rank) => rank.seat) ?? [],
    held: [],
    totals: view.scores.map(() => 0),
    played: view.scores.map(() => []),
    due: event.seat,
  };
  return { ...view, festival, step: "festival_cards" };
}

/** The next in the circle who may be asked. */
function next(view: View, festival: Festival, after: number): Festival {
  const bound = (seat: number) => view.hold_is_pass && festival.held.includes(seat);
  for (let step = 1; step <= view.seats; step++) {
    const seat = (after + step) % view.seats;
    if (festival.circle.includes(seat) && !bound(seat)) return { ...festival, due: seat };
  }
  return festival;
}

function played(view: View, event: EventTold): View {
  const { festival } = view;
  if (!festival) return view;
  const cards = textsIn(event, "cards") as Card[];
  const { seat } = event;
  const own: Festival = {
    ...festival,
    held: view.hold_is_pass ? festival.held : [],
    totals: festival.totals.with(seat, numberIn(event, "total")),
    played: festival.played.with(seat, sorted([...festival.played[seat]!, ...cards])),
  };
  return {
    ...view,
    festival: next(view, own, seat),
    step: "festival_answer",
    hand: seat === view.seat ? without(view.hand, cards) : view.hand,
    hand_sizes: view.hand_sizes.map((n, at) => (at === seat ? n - cards.length : n)),
    known: view.known.map((known, at) => (at === seat ? without(known, cards) : known)),
    discard: view.discard.map((n, type) => n + cards.filter((c) => c === CARDS[type]).length),
  };
}

function held(view: View, event: EventTold): View {
  const { festival } = view;
  if (!festival) return view;
  const own = { ...festival, held: [...festival.held, event.seat].sort() };
  return { ...view, festival: next(view, own, event.seat) };
}

/** CK-952: who held and is exceeded is out too, without being asked. */
function droppedOut(view: View, event: EventTold): View {
  const { festival } = view;
  if (!festival) return view;
  const own = {
    ...festival,
    circle: festival.circle.filter((seat) => seat !== event.seat),
    held: festival.held.filter((seat) => seat !== event.seat),
  };
  return { ...view, festival: event.rule === "CK-952" ? own : next(view, own, event.seat) };
}

/** The bids stay in sight until the turn ends. */
function closed(view: View, event: EventTold): View {
  const discard = view.discard.map((n, type) => n + (CARDS[type] === view.open ? 1 : 0));
  return {
    ...view,
    discs: [...view.discs, textIn(event, "cell")!].sort(boardOrder),
    discs_left: view.discs_left - 1,
    discard,
    open: null,
    step: "festival_open_card",
  };
}
