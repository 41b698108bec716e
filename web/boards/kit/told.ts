/** What a board does when it is told something: pictures, times and words by paragraph. What is legal
 *  and what it brings never hangs on a paragraph's number here: that is the engine's to say. */
import type { EventTold, StepTold } from "../contract";

/** Something for some of the paragraphs. */
export type ByRule<Value> = Readonly<Partial<Record<string, Value>>>;

type Fits = true | ((event: EventTold) => boolean);

/** Whether an event tells one of these. */
export function tells(event: EventTold | null, of: ByRule<Fits>): boolean {
  const fits = event === null ? undefined : of[event.rule];
  return typeof fits === "function" ? fits(event!) : fits === true;
}

/** The lines that stand and tell one of these. */
export function linesTelling(steps: readonly StepTold[], of: ByRule<Fits>): number[] {
  return steps
    .filter(({ undone, events }) => !undone && events.some((event) => tells(event, of)))
    .map(({ line }) => line);
}
