/** How the parts of the board are arranged: whichever way leaves most room for the temple. */

export type Shape = "wide" | "wide short" | "wide short low" | "tablet" | "phone";

/** Room that the parts around the temple need beside and above it. */
const AROUND = {
  wide: { beside: 448, above: 30 },
  tablet: { beside: 284, above: 190 },
  phone: { beside: 20, above: 270 },
};

/** A tablet's depots stand upright: they need this much. */
const UPRIGHT = { width: 640, height: 610 };

/** `given`: the height is settled by the page; else the board may be as high as it likes. */
export function shapeOf(width: number, height: number, given: boolean): Shape {
  if (width === 0) return "wide";
  return given ? within(width, height) : below(width);
}

function below(width: number): Shape {
  if (width >= 900) return "wide short";
  return width < 560 ? "phone" : "tablet";
}

function within(width: number, height: number): Shape {
  const side = (shape: keyof typeof AROUND) =>
    Math.min(width - AROUND[shape].beside, height - AROUND[shape].above);
  const upright = width >= UPRIGHT.width && height >= UPRIGHT.height;
  const tablet = upright ? side("tablet") : 0;
  if (side("phone") > Math.max(side("wide"), tablet)) return "phone";
  if (tablet > side("wide")) return "tablet";
  if (height < 440) return "wide short low";
  return height < 540 ? "wide short" : "wide";
}
