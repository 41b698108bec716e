/** What stands and lies on every cell, and how high: the view, ready to be drawn. */
import { columnOf, FLOOR_RISE, grain, LAND, LIFT, middle, neighbour, REACH } from "./geometry";
import type { Point } from "./geometry";
import { boardOrder, rowOf } from "./printed";
import type { Cell, Face, View } from "./view";

/** One cell that carries a tile. */
export interface Plot {
  cell: Cell;
  at: Point;
  level: number;
  face: Face;
  /** Which of the drawings of its face it shows. */
  variant: number;
  /** The tile on top, as far as it is whole; cells without one have none. */
  tile: number | null;
  inca: number | null;
  temple: number | null;
  disc: boolean;
}

const ROOMY = 3;
/** How high over its cell an Inca reaches, and the plate with a temple's value over its floors. */
const FIGURE = 44;
const PLATE = 22;

export class Relief {
  readonly #plots: Map<Cell, Plot>;
  readonly #water: Set<Cell>;
  readonly lift: number;

  /** `flat`: as seen from right above. */
  constructor(view: View, flat: boolean) {
    this.lift = flat ? 0 : LIFT;
    const villages = new Set(view.villages);
    const tiles = new Map(view.uncovered.flatMap((tile, at) => tile.map((cell) => [cell, at])));
    const incas = new Map(view.incas.flatMap((cells, seat) => cells.map((cell) => [cell, seat])));
    this.#water = new Set(view.basins.flatMap((basin) => basin.cells));
    const tiled = Object.keys(view.levels).filter((cell) => view.levels[cell]);
    this.#plots = new Map(
      tiled.sort(boardOrder).map((cell) => {
        const face = villages.has(cell) ? "village" : "crops";
        const tile = tiles.get(cell) ?? null;
        const inca = incas.get(cell) ?? null;
        const temple = view.temples[cell] ?? null;
        const variant =
          face === "crops"
            ? fieldsOf(tile === null ? cell : view.uncovered[tile]![0]!)
            : inca === null
              ? housesOf(cell)
              : ROOMY;
        const level = view.levels[cell]!;
        const disc = view.discs.includes(cell);
        const at = middle(cell);
        return [cell, { cell, at, level, face, variant, tile, inca, temple, disc }];
      }),
    );
  }

  /** Tiled cells from the back to the front. */
  get plots(): Plot[] {
    return [...this.#plots.values()];
  }

  plot(cell: Cell | null): Plot | null {
    return (cell && this.#plots.get(cell)) || null;
  }

  level(cell: Cell | null): number {
    return this.plot(cell)?.level ?? 0;
  }

  isWater(cell: Cell): boolean {
    return this.#water.has(cell);
  }

  /** How far a cell's top is above the ground, in units. */
  up(cell: Cell): number {
    return this.level(cell) * this.lift;
  }

  /** The middle of a cell's top. */
  top(cell: Cell): Point {
    const { x, y } = middle(cell);
    return { x, y: y - this.up(cell) };
  }

  /** The middle of everything that was built; null on bare land. */
  get middle(): Point | null {
    const all = this.plots.length;
    if (!all) return null;
    const mean = (of: (plot: Plot) => number) =>
      this.plots.reduce((sum, plot) => sum + of(plot), 0) / all;
    return { x: mean(({ at }) => at.x), y: mean(({ at }) => at.y) };
  }

  /** How far the highest building reaches over the northern edge of the land, in units. */
  get above(): number {
    const tops = this.plots.map(({ at, cell, temple }) => {
      const tall = temple ? reachOf(temple) : FIGURE;
      return LAND.y - (at.y - this.up(cell) - tall);
    });
    return Math.max(0, ...tops);
  }

  /** How far a cell and what stands on it reach over the middle of its top, in units. */
  tall(cell: Cell): number {
    const { temple = null, inca = null } = this.plot(cell) ?? {};
    if (temple) return Math.max(REACH, reachOf(temple));
    return inca === null ? REACH : FIGURE;
  }

  /** How far up a figure on this cell must go to look over what stands before it. */
  peek(cell: Cell): number {
    const own = this.level(cell);
    const front = Math.max(this.level(neighbour(cell, 1)), this.level(neighbour(cell, 2)));
    return Math.min(16, Math.max(0, (front - own) * this.lift - 14));
  }
}

/** How far a temple of this value and its plate reach over their cell. */
const reachOf = (value: number): number => PLATE + (value / 2) * FLOOR_RISE;

/** Crops of one tile are ploughed the same way. */
export function fieldsOf(cell: Cell): number {
  return Math.floor(grain(columnOf(cell), rowOf(cell), 5) * 3);
}

export function housesOf(cell: Cell): number {
  return (columnOf(cell) + rowOf(cell) * 3) % 3;
}
