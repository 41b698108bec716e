/** Figures: fetched once, and made into a small table at which a line is played. */
import { api } from "../../wire/api";
import { once } from "../../wire/once";
import { positionsOf } from "../../wire/past";
import type { FigureTold } from "../../wire/types";
import { loadBoard } from "../house/boards";
import { language, words } from "../speech/language.svelte";
import { Desk } from "../table/desk.svelte";

const fetched: (game: string, key: string) => Promise<FigureTold> = once(api.figure);

export interface Figure {
  told: FigureTold;
  desk: Desk;
}

export async function figureOf(game: string, key: string): Promise<Figure> {
  const [told, spoken, board] = await Promise.all([
    fetched(game, key),
    language.of(game),
    loadBoard(game),
  ]);
  /** Players of a figure have no name but their colour. */
  const called = (each: number) => words.say(`colour-${board.wears?.(told.start, each) ?? each}`);
  const { steps, seat } = told;
  const table = {
    ...told.table,
    seats: told.table.seats.map((each) => ({ ...each, name: called(each.seat) })),
  };
  const past = { table, steps, seat, positions: positionsOf(told.start, steps) };
  const desk = new Desk(table, spoken, board, past);
  await desk.replayer.to(0, steps.length);
  return { told, desk };
}
