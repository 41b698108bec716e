/** Rows of a line beside a game, as a record has them without numbers: `B: card 12`. */

const SEATS = "ABCD";
const CHANCE = "chance";

/** What a seat answers. */
export const rowOf = (seat: number, action: string) => `${SEATS[seat]}: ${action}`;

/** Who answers; null: chance. */
export function seatOf(row: string): number | null {
  return row.startsWith(CHANCE) ? null : SEATS.indexOf(row[0]);
}

/** What was answered. */
export const textOf = (row: string) => row.slice(row.indexOf(": ") + 2);

/** So many rows, to before the last that somebody answered. */
export function withoutLast(rows: readonly string[]): string[] {
  return rows.slice(
    0,
    Math.max(
      0,
      rows.findLastIndex((row) => seatOf(row) !== null),
    ),
  );
}

/** What this seat answered before anybody else did anything. */
export function firstOf(seat: number, rows: readonly string[]): string[] {
  const end = rows.findIndex((row) => seatOf(row) !== seat);
  return (end < 0 ? rows : rows.slice(0, end)).map(textOf);
}
