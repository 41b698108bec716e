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
