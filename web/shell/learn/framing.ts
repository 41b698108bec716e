/** Which part of a board a figure shows, and where its marks go; all in pixels of the board. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Around what is shown, as a part of its size, and at least so many pixels. */
const AIR = 0.25;
const LEAST = 36;
/** Nothing is shown larger than this, and no figure is higher or lower, as a part of its width,
 *  than these; but never is a place cut off. */
const LARGEST = 1.5;
const HIGHEST = 0.8;
const LOWEST = 0.42;

function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The part of a board that shows these places on a figure of this width; none: all of it. */
export function cut(places: Box[], board: Box, width: number): Box {
  if (places.length === 0) return board;
  const middle = around(places);
  const air = Math.max(LEAST, AIR * Math.max(middle.width, middle.height));
  const least = width / LARGEST;
  const wide = Math.min(board.width, Math.max(middle.width + 2 * air, least));
  const usual = Math.min(HIGHEST, Math.max(LOWEST, (middle.height + 2 * air) / wide));
  const shape = Math.max(usual, middle.height / wide);
  const high = Math.min(board.height, wide * shape);
  return {
    x: within(middle.x + middle.width / 2 - wide / 2, board.x, board.x + board.width - wide),
    y: within(middle.y + middle.height / 2 - high / 2, board.y, board.y + board.height - high),
    width: wide,
    height: high,
  };
}

const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

export interface Spot {
  x: number;
  y: number;
}

/** The radius of a number's disc, with its rim; an arrow's least length; both on the screen. */
export const DISC = 13;
const RIM = 2;
const SHORTEST = 30;
/** How far an arrow's head stays away from what it points to, and the arrow itself from what
 *  stands in the middle of a neighbour. */
const TIP = 6;
const ASIDE = 12;
/** How finely an arrow is looked along for the edges of its ends. */
const STEPS = 64;

const middle = (box: Box): Spot => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Where a number stands: in the middle of a place; where it would hide a small one, at its corner.
 *  Never is it cut by the edge of what is shown. */
export function spotOf(box: Box, shown: Box, scale: number): Spot {
  const [short, long] = [box.width, box.height].sort((a, b) => a - b).map((at) => at * scale);
  const { x, y } = short < 4 * DISC && long < 10 * DISC ? box : middle(box);
  const keep = (DISC + RIM) / scale;
  return {
    x: within(x, shown.x + keep, shown.x + shown.width - keep),
    y: within(y, shown.y + keep, shown.y + shown.height - keep),
  };
}

const mixed = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

const holds = (box: Box, { x, y }: Spot, air: number): boolean =>
  x > box.x - air && x < box.x + box.width + air && y > box.y - air && y < box.y + box.height + air;

/** An arrow from the edge of one place to the edge of another, a little bent. Where they are too
 *  near, it reaches as far into both as it needs to be seen, beside what stands in their middles. */
export function wayOf(from: Box, to: Box, scale: number): string {
  const [a, c] = [middle(from), middle(to)];
  const b = {
    x: (a.x + c.x) / 2 - (c.y - a.y) * 0.18,
    y: (a.y + c.y) / 2 + (c.x - a.x) * 0.18,
  };
  const at = (part: number) => mixed(mixed(a, b, part), mixed(b, c, part), part);
  const parts = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  const leaves = parts.findLast((part) => holds(from, at(part), 0)) ?? 0;
  const comes = parts.find((part) => holds(to, at(part), TIP / scale)) ?? 1;
  const long = Math.hypot(c.x - a.x, c.y - a.y);
  const least = Math.min(1, SHORTEST / scale / long);
  const lacks = Math.max(0, least - (comes - leaves)) / 2;
  const start = within(leaves - lacks, 0, 1 - least);
  const end = within(comes + lacks, start + least, 1);
  const bend = mixed(mixed(a, b, start), mixed(b, c, start), end);
  const aside = lacks > 0 ? Math.min(ASIDE / scale, long / 4) / long : 0;
  const beside = ({ x, y }: Spot) => `${x - (c.y - a.y) * aside} ${y + (c.x - a.x) * aside}`;
  return `M${beside(at(start))}Q${beside(bend)} ${beside(at(end))}`;
}
