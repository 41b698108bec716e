/** The score sheet: points by source, and the game as a graph. */
import type { Component } from "svelte";
import type { Words } from "../../shell/speech/words.svelte";
import type { Series, Sheet, SheetRow, StepTold, TableInfo } from "../contract";
import { keepCount } from "./count";
import FinalCount from "./panel/FinalCount.svelte";
import { sourceName, sourceOf } from "./source";
import type { View } from "./view";

/** The rules that pay, in the order of the rulebook. */
export const SOURCES: readonly string[] = [
  "CK-801",
  "CK-802",
  "CK-803",
  "CK-804",
  "CK-805",
  "CK-806",
  "CK-807",
];

/** CK-801 to CK-807: who got what from where. */
export function sheet(steps: StepTold[], positions: View[], table: TableInfo, words: Words): Sheet {
  const last = positions.at(-1)!;
  const told = steps.filter((step) => !step.undone);
  const counted = keepCount(last, told).length > 0;
  return {
    rows: SOURCES.map((source) => rowOf(source, told, last.seats, words)),
    totals: last.scores,
    places: placesOf(last),
    series: last.scores.map((_, seat) => seriesOf(seat, positions, table)),
    extra: counted ? (FinalCount as Component<never> as Sheet["extra"]) : undefined,
  };
}

function rowOf(source: string, steps: StepTold[], seats: number, words: Words): SheetRow {
  const points = Array.from({ length: seats }, () => 0);
  for (const { events } of steps) {
    for (const { rule, seat, points: paid } of events)
      if (sourceOf(rule) === source) points[seat] += paid;
  }
  return { label: sourceName(source, words), rule: source, points };
}

/** Places from 1; 0 while the game runs. */
function placesOf(view: View): number[] {
  const places = view.scores.map(() => 0);
  let next = 1;
  for (const seats of view.places ?? []) {
    for (const seat of seats) places[seat] = next;
    next += seats.length;
  }
  return places;
}

/** The start, the lines after which another player was to move, and the last line. */
function turnEnds(positions: View[]): number[] {
  const last = positions.length - 1;
  const ends = positions.flatMap((view, line) =>
    line > 0 && view.active !== positions[line - 1]!.active ? [line] : [],
  );
  return [...new Set([0, ...ends, last])];
}

function seriesOf(seat: number, positions: View[], table: TableInfo): Series {
  return {
    label: table.seats[seat]?.name ?? "",
    colour: seat,
    points: turnEnds(positions).map((x) => ({ x, y: positions[x]!.scores[seat]! })),
  };
}
