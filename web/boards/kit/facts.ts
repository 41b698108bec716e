/** Reading the facts of an event with their types. */
import type { EventTold } from "../contract";

export function numberIn(event: EventTold, name: string): number {
  const fact = event.facts[name];
  return typeof fact === "number" ? fact : 0;
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
