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

/** Above if there is room, else below, right, left; if nowhere is, at the farther end. */
export function placeBeside(anchor: Box, bubble: Size, screen: Size): Place {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const room: Record<Side, boolean> = {
    above: anchor.top - GAP - bubble.height >= EDGE,
    below: bottom + GAP + bubble.height <= screen.height - EDGE,
    right: right + GAP + bubble.width <= screen.width - EDGE,
    left: anchor.left - GAP - bubble.width >= EDGE,
  };
  const order: Side[] = ["above", "below", "right", "left"];
  const side =
    order.find((one) => room[one]) ?? (anchor.top > screen.height - bottom ? "above" : "below");
  const across = anchor.left + anchor.width / 2;
  const along = anchor.top + anchor.height / 2;
  if (side === "above" || side === "below") {
    const left = within(across - 40, EDGE, screen.width - bubble.width - EDGE);
    const top = side === "above" ? anchor.top - GAP - bubble.height : bottom + GAP;
    const tip = within(across - left - 7, 12, bubble.width - 26);
    return { side, left, top: within(top, EDGE, screen.height - bubble.height - EDGE), tip };
  }
  const top = within(along - 30, EDGE, screen.height - bubble.height - EDGE);
  const left = side === "right" ? right + GAP : anchor.left - GAP - bubble.width;
  return { side, left, top, tip: within(along - top - 7, 12, bubble.height - 26) };
}
