/** Roads on the table, and the sites they join to Cuzco. */
import { wayOf, type Way } from "./printed";
import type { View } from "./view";

/** A road as it lies: `aside` of the printed slot if another lies there too. */
export interface Laid {
  key: string;
  way: Way;
  seat: number;
  wild: boolean;
  aside: number;
}

const BESIDE = 8.5;

/** All roads, ordinary ones first; several between the same sites lie side by side. */
export function laidRoads(view: View): Laid[] {
  const found: Laid[] = [];
  const beside = new Map<string, number>();
  for (const { seat, slots } of view.owners) {
    for (const id of slots) {
      beside.set(id, 1);
      found.push({ key: `${seat}${id}`, way: wayOf(id), seat, wild: false, aside: 0 });
    }
  }
  for (const { seat, doubles, wilds } of view.owners) {
    for (const id of [...doubles, ...wilds]) {
      const number = beside.get(id) ?? 0;
      beside.set(id, number + 1);
      const aside = Math.ceil(number / 2) * BESIDE * (number % 2 ? 1 : -1);
      found.push({ key: `${seat}w${id}`, way: wayOf(id), seat, wild: true, aside });
    }
  }
  return found;
}

/** Whose stick lies on a printed slot, ordinary or wild; empty if none does (IE-509). */
export function ownersOn(view: View, slot: string): number[] {
  return view.owners
    .filter(({ slots, doubles }) => slots.includes(slot) || doubles.includes(slot))
    .map(({ seat }) => seat);
}
