/** What is printed on board, cards and tokens, read from the game's own data. */
import { grid, squares, stairs } from "../../../src/tampu/games/machu_picchu/data/board.json";
import {
  faces_by_placement,
  sun_tokens_by_sky,
} from "../../../src/tampu/games/machu_picchu/data/sun_moon_cards.json";
import { fire, sun } from "../../../src/tampu/games/machu_picchu/data/tokens.json";
import type { Sky, Square, Stair } from "./view";

export interface PrintedSquare {
  id: Square;
  col: number;
  row: number;
  suns: number;
  start: number | null;
}

export const SQUARES: readonly PrintedSquare[] = squares.map((square) => ({
  id: square.id,
  col: square.col,
  row: square.row,
  suns: square.suns,
  start: square.start_of,
}));

export const COLUMNS: readonly string[] = grid.column_names;
export const ROWS: readonly string[] = grid.row_names;
export const SUN_TOKENS: readonly number[] = sun.map((token) => token.value);
export const FIRE_TOKENS: readonly number[] = fire.map((token) => token.value);

/** Where the arrow of a card on this stair points, and how the card is turned for it. */
export const ARROWS = Object.fromEntries(
  stairs.map((stair) => [
    stair.id,
    { col: stair.dcol, row: stair.drow, turn: stair.card_rotation_deg },
  ]),
) as Record<Stair, { col: number; row: number; turn: number }>;

/** What a square with one sun and the centre pay under this sky. */
export function pays(sky: Sky): { square: number; centre: number } {
  const due = sun_tokens_by_sky[sky];
  return { square: due["1"], centre: due["2"] };
}

type Instruction = keyof typeof faces_by_placement;

/** Which of the cards of a round an instruction has face up, at a full table. */
export function facesUp(instruction: string): boolean[] {
  return faces_by_placement[instruction as Instruction][4].map((face) => face === "open");
}
