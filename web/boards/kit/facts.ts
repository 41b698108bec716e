/** Reading the facts of an event with their types. */
import type { EventTold } from "../contract";

/** A number; what else it is where none is told, says who asks. */
export function numberIn(event: EventTold, name: string): number;
export function numberIn(event: EventTold, name: string, otherwise: null): number | null;
export function numberIn(event: EventTold, name: string, otherwise: number | null = 0) {
  const fact = event.facts[name];
  return typeof fact === "number" ? fact : otherwise;
}

export function textIn(event: EventTold, name: string): string | null {
  const fact = event.facts[name];
  return typeof fact === "string" ? fact : null;
}

export function textsIn(event: EventTold, name: string): string[] {
  const fact = event.facts[name];
  return Array.isArray(fact) ? fact.filter((item): item is string => typeof item === "string") : [];
}

export function numbersIn(event: EventTold, name: string): number[] {
  const fact = event.facts[name];
  return Array.isArray(fact) ? fact.filter((item): item is number => typeof item === "number") : [];
}
