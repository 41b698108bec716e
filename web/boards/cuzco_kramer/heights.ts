/** The colours of the height view: one for each level, the last also for all above. */
const HEIGHT_COLOURS: readonly string[] = [
  "#fbf0c9",
  "#f4d27a",
  "#e9a649",
  "#d4703a",
  "#ac4034",
  "#7c2140",
  "#4c1745",
];

export function tintOf(level: number): string {
  return HEIGHT_COLOURS[Math.min(level, HEIGHT_COLOURS.length) - 1]!;
}
