/** What each thing to do costs and pays now, beside what is printed. */
import type { Mode } from "./offers";
import { FREE_ROADS, workOf } from "./printed";
import type { Owner } from "./view";

export interface Price {
  /** Workers as printed and as they are now; for roads, how many may be laid. */
  printed: number;
  now: number;
  /** Points for building, with what cards add. */
  points: number;
}

export function priceOf(owner: Owner, mode: Mode): Price {
  if (mode === "roads") return { printed: FREE_ROADS, now: owner.allowance, points: 0 };
  // A conquest has no price of its own: cards change the marker's resistance.
  if (mode === "conquest") return { printed: 0, now: owner.resistance_change, points: 0 };
  const { workers } = workOf(mode);
  return {
    printed: workers,
    now: owner.costs[mode] ?? workers,
    points: owner.building_points[mode] ?? 0,
  };
}
