/** CF-871 to CF-878: the bonuses of the end, and how far each player came. */
import type { Mask } from "./view";

export interface Bonus {
  rule: string;
  kind: string;
  sign: string;
  /** How much it takes; null: every one counts. */
  of: number | null;
  /** What it pays in full, or each. */
  points: number;
  have: (mask: Mask) => number;
}

export const BONUSES: readonly Bonus[] = [
  { rule: "CF-873", kind: "feathers", sign: "headdress", of: 12, points: 6, have: feathersOf },
  {
    rule: "CF-874",
    kind: "circles",
    sign: "circle",
    of: 6,
    points: 9,
    have: (m) => m.circles.length,
  },
  {
    rule: "CF-875",
    kind: "missions",
    sign: "vp",
    of: 9,
    points: 9,
    have: (m) => m.completed.length,
  },
  {
    rule: "CF-876",
    kind: "quipus",
    sign: "quipu",
    of: 10,
    points: 10,
    have: (m) => m.villages.length,
  },
  { rule: "CF-877", kind: "tiles", sign: "study", of: 12, points: 12, have: (m) => m.tiles.length },
  { rule: "CF-878", kind: "goods", sign: "goods", of: 6, points: 6, have: (m) => m.goods.length },
  { rule: "CF-871", kind: "inti", sign: "inti", of: null, points: 2, have: (m) => m.inti },
  {
    rule: "CF-872",
    kind: "villages",
    sign: "village",
    of: null,
    points: 1,
    have: (m) => m.top_points,
  },
];

function feathersOf({ feathers }: Mask): number {
  return feathers.filter((feather) => feather !== null).length;
}

/** CF-879: what is only partly reached pays nothing. */
export function paidBy({ of, points, have }: Bonus, mask: Mask): number {
  const reached = have(mask);
  if (of === null) return reached * points;
  return reached >= of ? points : 0;
}
