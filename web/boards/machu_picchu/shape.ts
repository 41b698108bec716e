/** How the parts of the board are arranged: whichever way leaves most room for the temple. */

export type Shape = "wide" | "wide short" | "wide short low" | "tablet" | "phone";

/** Room that the parts around the temple need beside and above it. */
const AROUND = {
  wide: { beside: 448, above: 30 },
  tablet: { beside: 284, above: 190 },
  phone: { beside: 20, above: 270 },
};

/** `given`: the height is settled by the page; else the board may be as high as it likes. */
export function shapeOf(width: number, height: number, given: boolean): Shape {
  if (width === 0) return "wide";
  if (!given) return width < 560 ? "phone" : "tablet";
  const side = (shape: keyof typeof AROUND) =>
    Math.min(width - AROUND[shape].beside, height - AROUND[shape].above);
  if (side("phone") > side("wide") && side("phone") > side("tablet")) return "phone";
  if (side("tablet") > side("wide")) return "tablet";
  if (height < 440) return "wide short low";
  return height < 540 ? "wide short" : "wide";
}
