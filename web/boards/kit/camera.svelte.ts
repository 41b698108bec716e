/** How large the board is shown and which part of it: zoom and pan, always within the land. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** In pixels per unit of the drawing. */
export interface Lens {
  /** Places are large enough for a finger and for their figures. */
  handy: number;
  most: number;
  /** Smaller than this, figures have no room: one begins at what is handy then. */
  small: number;
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

export class Camera {
  readonly #land: Box;
  readonly #lens: Lens;
  readonly #above: () => number;
  width = $state(0);
  height = $state(0);
  /** Chosen size in pixels per unit; null: the whole board, or what is handy. */
  #unit = $state.raw<number | null>(null);
  /** The point of the land in the middle of the picture. */
  #at = $state.raw<Point>({ x: 0, y: 0 });

  /** `above`: how far the highest building looks out over the land's edge. */
  constructor(land: Box, lens: Lens, above: () => number = () => 0) {
    this.#land = land;
    this.#lens = lens;
    this.#above = above;
    this.#at = { x: land.x + land.width / 2, y: land.y + land.height / 2 };
  }

  /** The land, and the sky over it that its buildings need. */
  get box(): Box {
    const above = this.#above();
    const land = this.#land;
    return { ...land, y: land.y - above, height: land.height + above };
  }

  /** The whole land just fits. */
  get whole(): number {
    return Math.min(this.width / this.box.width, this.height / this.box.height);
  }

  get unit(): number {
    const start = this.whole < this.#lens.small ? this.#lens.handy : this.whole;
    return within(this.#unit ?? start, this.whole, Math.max(this.#lens.most, this.whole));
  }

  get zoomed(): boolean {
    return this.unit > this.whole * 1.02;
  }

  get most(): boolean {
    return this.unit >= this.#lens.most * 0.99;
  }

  /** Where the land's upper left corner is, in pixels. */
  get left(): number {
    return this.#corner(this.width, this.#land.width, this.#land.x, this.#at.x);
  }

  get top(): number {
    return this.#corner(this.height, this.box.height, this.box.y, this.#at.y);
  }

  #corner(room: number, size: number, start: number, at: number): number {
    const spare = room - size * this.unit;
    return spare >= 0 ? spare / 2 : within(room / 2 - (at - start) * this.unit, spare, 0);
  }

  /** The point of the land under a pixel of the picture. */
  land(x: number, y: number): Point {
    return {
      x: (x - this.left) / this.unit + this.#land.x,
      y: (y - this.top) / this.unit + this.box.y,
    };
  }

  /** The pixel of a point of the land, from the land's corner. */
  pixel({ x, y }: Point): Point {
    return { x: (x - this.#land.x) * this.unit, y: (y - this.box.y) * this.unit };
  }

  /** The part of the land in sight. */
  get sight(): Box {
    const { x, y } = this.land(0, 0);
    return { x, y, width: this.width / this.unit, height: this.height / this.unit };
  }

  /** Larger or smaller; the point under this pixel stays there. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const fixed = this.land(x, y);
    this.#unit = within(this.unit * factor, this.whole, Math.max(this.#lens.most, this.whole));
    const middle = { x: this.width / 2 - x, y: this.height / 2 - y };
    this.#at = { x: fixed.x + middle.x / this.unit, y: fixed.y + middle.y / this.unit };
  }

  showAll(): void {
    this.#unit = this.whole;
  }

  pan(right: number, down: number): void {
    const middle = this.land(this.width / 2, this.height / 2);
    this.#at = { x: middle.x - right / this.unit, y: middle.y - down / this.unit };
  }

  look(at: Point): void {
    this.#at = at;
  }

  /** Moves no further than needed to have this point well in sight. */
  show(point: Point): void {
    const { x, y, width, height } = this.sight;
    const edge = Math.min(90, width / 4, height / 4);
    const right = within(point.x, x + edge, x + width - edge) - point.x;
    const down = within(point.y, y + edge, y + height - edge) - point.y;
    if (right || down) this.pan(right * this.unit, down * this.unit);
  }
}
