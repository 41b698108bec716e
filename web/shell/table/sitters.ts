/** Who played a seat when: a line of the log names whoever sat there then. */
import type { SeatInfo } from "../../wire/types";

/** The names of all seats at a line of the game. */
export function namesAt(seats: SeatInfo[], names: string[], line: number): string[] {
  if (seats.every(({ before }) => before.length === 0)) return names;
  return seats.map(
    ({ seat, before }) => before.find(({ lines }) => line <= lines)?.name ?? names[seat],
  );
}

/** What sat on a seat at a line of the game. */
export const kindAt = (seats: SeatInfo[], seat: number, line: number): SeatInfo["kind"] =>
  seats[seat]?.before.find(({ lines }) => line <= lines)?.kind ?? seats[seat]?.kind ?? "open";
