/** How much room there is: three arrangements of the same parts. */
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("max-width: 1180px");
const small = new MediaQuery("max-width: 760px");

export type Layout = "wide" | "tablet" | "phone";

export const layout = {
  get now(): Layout {
    if (small.current) return "phone";
    return narrow.current ? "tablet" : "wide";
  },
};
