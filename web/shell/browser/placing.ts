/** Where a bubble stands so that it covers nothing of what it speaks about. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
type Side = "above" | "below" | "left" | "right";
export interface Place {
  left: number;
  top: number;
  side: Side;
  /** Where along its edge the bubble points. */
  tip: number;
}

const GAP = 10;
const EDGE = 8;

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

const ORDER: readonly Side[] = ["above", "below", "right", "left"];

const rightOf = ({ left, width }: Box) => left + width;
const bottomOf = ({ top, height }: Box) => top + height;

function hasRoom(side: Side, from: Box, bubble: Size, screen: Size): boolean {
  if (side === "above") return from.top - GAP - bubble.height >= EDGE;
  if (side === "below") return bottomOf(from) + GAP + bubble.height <= screen.height - EDGE;
  if (side === "right") return rightOf(from) + GAP + bubble.width <= screen.width - EDGE;
  return from.left - GAP - bubble.width >= EDGE;
}

/** On one side of `from`, as near as can be to the middle of `anchor`. */
function placeAt(side: Side, from: Box, anchor: Box, bubble: Size, screen: Size): Place {
  const across = anchor.left + anchor.width / 2;
  const along = anchor.top + anchor.height / 2;
  if (side === "above" || side === "below") {
    const left = within(across - 40, EDGE, screen.width - bubble.width - EDGE);
    const top = side === "above" ? from.top - GAP - bubble.height : bottomOf(from) + GAP;
    const tip = within(across - left - 7, 12, bubble.width - 26);
    return { side, left, top: within(top, EDGE, screen.height - bubble.height - EDGE), tip };
  }
  const top = within(along - 30, EDGE, screen.height - bubble.height - EDGE);
  const left = side === "right" ? rightOf(from) + GAP : from.left - GAP - bubble.width;
  return { side, left, top, tip: within(along - top - 7, 12, bubble.height - 26) };
}

/** Above if there is room, else below, right, left; if nowhere is, at the farther end. */
export function placeBeside(anchor: Box, bubble: Size, screen: Size): Place {
  const farther = anchor.top > screen.height - bottomOf(anchor) ? "above" : "below";
  const side = ORDER.find((one) => hasRoom(one, anchor, bubble, screen)) ?? farther;
  return placeAt(side, anchor, anchor, bubble, screen);
}

/** How much of `one` lies under the other. */
function covered(one: Box, other: Box): number {
  const width = Math.min(rightOf(one), rightOf(other)) - Math.max(one.left, other.left);
  const height = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Beside the anchor, or else beside what it is a part of: where it covers least of what somebody
 *  decides on. */
export function placeClear(
  anchor: Box,
  around: readonly Box[],
  bubble: Size,
  screen: Size,
  keep: readonly Box[],
): Place {
  const cost = ({ left, top }: Place) =>
    keep.reduce((sum, box) => sum + covered(box, { left, top, ...bubble }), 0);
  const places = [anchor, ...around].flatMap((from) =>
    ORDER.filter((side) => hasRoom(side, from, bubble, screen)).map((side) =>
      placeAt(side, from, anchor, bubble, screen),
    ),
  );
  const least = Math.min(...places.map(cost));
  return places.find((place) => cost(place) === least) ?? placeBeside(anchor, bubble, screen);
}
