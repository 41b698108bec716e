/** The score sheet: points by source, and the game as a graph. */
import type { Words } from "../../shell/speech/words.svelte";
import type { Series, Sheet, SheetRow, StepTold, TableInfo } from "../contract";
import Bonuses from "./panel/Bonuses.svelte";
import { sourceName, sourceOf } from "./source";
import type { View } from "./view";

/** The rules that pay, in the order of the rulebook; completed missions are one source. */
export const SOURCES: readonly string[] = [
  "CF-118",
  "CF-416",
  "CF-514",
  "CF-515",
  "CF-520",
  "CF-702",
  "CF-610",
  "CF-802",
  "CF-811",
  "CF-825",
  "CF-603",
  "CF-832",
  "CF-604",
  "CF-871",
  "CF-872",
  "CF-873",
  "CF-874",
  "CF-875",
  "CF-876",
  "CF-877",
  "CF-878",
];

/** Sources that many games never see stand in the sheet only when they paid. */
const RARE = new Set(["CF-702", "CF-610", "CF-603", "CF-604"]);

export function sheet(steps: StepTold[], positions: View[], table: TableInfo, words: Words): Sheet {
  const last = positions.at(-1)!;
  const told = steps.filter((step) => !step.undone);
  const rows = SOURCES.map((source) => rowOf(source, told, last.seats, words));
  return {
    rows: rows.filter(({ rule, points }) => !RARE.has(rule) || points.some(Boolean)),
    totals: last.masks.map(({ score }) => score),
    places: placesOf(last),
    series: last.masks.map(({ seat }) => seriesOf(seat, positions, table)),
    extra: Bonuses as Sheet["extra"],
  };
}

function rowOf(source: string, steps: StepTold[], seats: number, words: Words): SheetRow {
  const points = Array.from({ length: seats }, () => 0);
  for (const { events } of steps) {
    for (const { rule, seat, points: paid } of events)
      if (paid && sourceOf(rule) === source) points[seat]! += paid;
  }
  return { label: sourceName(source, words), rule: source, points };
}

/** CF-882: places from 1, never shared; 0 while the game runs. */
function placesOf(view: View): number[] {
  const places = view.masks.map(() => 0);
  (view.places ?? []).forEach((seats, index) => {
    for (const seat of seats) places[seat] = index + 1;
  });
  return places;
}

/** The start, the lines after which another player was to move or a phase began, and the end. */
function turnEnds(positions: View[]): number[] {
  const last = positions.length - 1;
  const ends = positions.flatMap((view, line) => {
    const before = positions[line - 1];
    const other =
      before &&
      (view.active !== before.active || view.phase !== before.phase || view.round !== before.round);
    return other ? [line] : [];
  });
  return [...new Set([0, ...ends, last])];
}

function seriesOf(seat: number, positions: View[], table: TableInfo): Series {
  return {
    label: table.seats[seat]?.name ?? "",
    colour: seat,
    points: turnEnds(positions).map((x) => ({ x, y: positions[x]!.masks[seat]!.score })),
  };
}
