/** The score sheet: sun and fire tokens of each player's two priests, and the game as a graph. */
import type { Words } from "../../shell/speech/words.svelte";
import type { Series, Sheet, SheetRow, StepTold, TableInfo } from "../contract";
import Backers from "./panel/Backers.svelte";
import { PRIESTS, type View } from "./view";

const PRIEST_COLOURS = ["#a58a58", "#c9764a", "#94603c", "#7480ad"];

/** MP-807: what each player's priests brought, by sort of token. */
export function sheet(
  _steps: StepTold[],
  positions: View[],
  table: TableInfo,
  words: Words,
): Sheet {
  const last = positions.at(-1)!;
  return {
    rows: PRIESTS.flatMap((priest) => rowsOf(last, priest, words)),
    totals: last.scores,
    places: placesOf(last),
    series: [...playerSeries(positions, table), ...priestSeries(positions, words)],
    extra: Backers as Sheet["extra"],
  };
}

function rowsOf(view: View, priest: number, words: Words): SheetRow[] {
  const tokens = (view.depots[priest - 1] ?? []).flat();
  const row = (kind: "sun" | "fire", found: number[]): SheetRow => ({
    label: words.say("mp-sheet-row", { priest, kind }),
    rule: "MP-807",
    points: view.pairs.map((pair) => (pair?.includes(priest) ? sum(found) : null)),
  });
  const suns = tokens.filter((token) => token > 0);
  const fires = tokens.filter((token) => token < 0);
  const rows = [row("sun", suns), row("fire", fires)];
  return rows.filter((_, kind) => [suns.length || !fires.length, fires.length][kind]);
}

/** Places from 1; 0 while the ranking is not known. */
function placesOf(view: View): number[] {
  const places = Array.from({ length: view.seats }, () => 0);
  let next = 1;
  for (const seats of view.places ?? []) {
    for (const seat of seats) places[seat] = next;
    next += seats.length;
  }
  return places;
}

/** The start, the lines after which a round was over, and the last line. */
function roundEnds(positions: View[]): number[] {
  const last = positions.length - 1;
  const ends = positions.flatMap((view, line) => {
    const begun = line > 0 && view.round > positions[line - 1]!.round;
    return begun ? [line] : [];
  });
  return [...new Set([0, ...ends, last])];
}

function priestSeries(positions: View[], words: Words): Series[] {
  const ends = roundEnds(positions);
  return PRIESTS.map((priest) => ({
    label: words.say("mp-priest", { priest }),
    colour: PRIEST_COLOURS[priest - 1]!,
    points: ends.map((x) => ({ x, y: positions[x]!.values[priest - 1]! })),
  }));
}

/** What each player's pair was worth, as far as the pair is known at the end. */
function playerSeries(positions: View[], table: TableInfo): Series[] {
  const ends = roundEnds(positions);
  return positions.at(-1)!.pairs.flatMap((pair, seat) => {
    if (!pair) return [];
    const worth = (view: View) => sum(pair.map((priest) => view.values[priest - 1]!));
    return {
      label: table.seats[seat]?.name ?? "",
      colour: seat,
      points: ends.map((x) => ({ x, y: worth(positions[x]!) })),
    };
  });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
