/** The seconds going by, for whoever shows them: one timer, and only while somebody looks. */
import { createSubscriber } from "svelte/reactivity";

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 1_000);
  return () => clearInterval(timer);
});

/** Seconds of this browser's own clock, which nobody sets back; read in an effect, it goes on. */
export function seconds(): number {
  tick();
  return performance.now() / 1_000;
}

/** The time of day, in seconds since the epoch. */
export function moment(): number {
  tick();
  return Date.now() / 1_000;
}
