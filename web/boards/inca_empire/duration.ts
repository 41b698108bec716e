/** How long an event stays on stage. */
import { tells } from "../kit/told";
import type { EventTold } from "../contract";
import type { View } from "./view";

const PAUSES: Record<string, number> = {
  "IE-202": 500,
  "IE-302": 260,
  "IE-303": 320,
  "IE-304": 320,
  "IE-307": 900,
  "IE-308": 900,
  "IE-309": 900,
  "IE-310": 600,
  "IE-402": 160,
  "IE-406": 450,
  "IE-408": 500,
  "IE-410": 1400,
  "IE-703": 900,
  "IE-704": 1200,
  "IE-501": 300,
  "IE-512": 450,
  "IE-727": 600,
  "IE-513": 450,
  "IE-635": 450,
  "IE-615": 500,
  "IE-625": 500,
  "IE-645": 500,
  "IE-741": 600,
  "IE-633": 500,
  "IE-765": 500,
  "IE-653": 450,
  "IE-603": 350,
  "IE-772": 700,
  "IE-780": 600,
  "IE-616": 600,
  "IE-626": 600,
  "IE-634": 600,
  "IE-646": 600,
  "IE-647": 600,
  "IE-654": 600,
  "IE-736": 600,
  "IE-742": 600,
  "IE-746": 600,
  "IE-790": 900,
  "IE-791": 900,
  "IE-792": 900,
  "IE-802": 500,
  "IE-804": 500,
  "IE-805": 600,
  "IE-806": 600,
  "IE-807": 700,
  "IE-809": 350,
  "IE-911": 1200,
  "IE-912": 1600,
  "IE-901": 900,
  "IE-902": 500,
};

/** A harvest of nothing is only noted. */
const HARVESTS: readonly string[] = ["IE-804", "IE-805", "IE-806", "IE-807"];
const SHORT = 140;

/** IE-410: cards are turned together, so only the last one is waited for. */
const waits = (event: EventTold, { quarters }: View): boolean =>
  tells(event, { "IE-410": () => quarters.some(({ down }) => down !== null) });

export function duration(event: EventTold, view: View): number {
  if (waits(event, view)) return 0;
  const pause = PAUSES[event.rule] ?? 0;
  return HARVESTS.includes(event.rule) && event.points === 0 ? SHORT : pause;
}
