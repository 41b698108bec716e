/** The score sheet: points by source, and the game as a graph. */
import type { Words } from "../../shell/speech/words.svelte";
import type { Series, Sheet, SheetRow, StepTold, TableInfo } from "../contract";
import { sourceName, sourceOf } from "./source";
import type { View } from "./view";

/** The rules that pay, in the order of the rulebook. */
export const SOURCES: readonly string[] = [
  "IE-616",
  "IE-626",
  "IE-634",
  "IE-646",
  "IE-647",
  "IE-654",
  "IE-736",
  "IE-742",
  "IE-746",
  "IE-790",
  "IE-791",
  "IE-792",
  "IE-804",
  "IE-805",
  "IE-806",
  "IE-807",
];

/** Sources that most games never see stand in the sheet only when they paid. */
const RARE = new Set(["IE-647", "IE-736", "IE-742", "IE-746", "IE-790", "IE-791", "IE-792"]);

export function sheet(steps: StepTold[], positions: View[], table: TableInfo, words: Words): Sheet {
  const last = positions.at(-1)!;
  const told = steps.filter((step) => !step.undone);
  const rows = SOURCES.map((source) => rowOf(source, told, last.seats, words));
  return {
    rows: rows.filter(({ rule, points }) => !RARE.has(rule) || points.some(Boolean)),
    totals: last.owners.map(({ score }) => score),
    places: placesOf(last),
    series: last.owners.map(({ seat }) => seriesOf(seat, positions, table)),
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

/** IE-902: places from 1, never shared; 0 while the game runs. */
function placesOf(view: View): number[] {
  const places = view.owners.map(() => 0);
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
      before && (view.active !== before.active || view.moment?.index !== before.moment?.index);
    return other ? [line] : [];
  });
  return [...new Set([0, ...ends, last])];
}

function seriesOf(seat: number, positions: View[], table: TableInfo): Series {
  return {
    label: table.seats[seat]?.name ?? "",
    colour: seat,
    points: turnEnds(positions).map((x) => ({ x, y: positions[x]!.owners[seat]!.score })),
  };
}
