/** Where the mouse was last, on whatever page: a page that changes under it does not move it. */
export interface Point {
  x: number;
  y: number;
}

let last: Point | null = null;
addEventListener(
  "pointermove",
  ({ clientX, clientY }) => {
    last = { x: clientX, y: clientY };
  },
  { capture: true, passive: true },
);

/** Null: nobody has moved it yet. */
export const pointer = (): Point | null => last;
