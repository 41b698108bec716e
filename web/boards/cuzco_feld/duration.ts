/** How long an event stays on stage. */
import type { EventTold } from "../contract";

const PAUSES: Record<string, number> = {
  "CF-201": 600,
  "CF-202": 350,
  "CF-212": 550,
  "CF-301": 500,
  "CF-307": 600,
  "CF-308": 450,
  "CF-311": 350,
  "CF-314": 350,
  "CF-404": 450,
  "CF-413": 400,
  "CF-414": 400,
  "CF-416": 300,
  "CF-417": 250,
  "CF-420": 300,
  "CF-423": 300,
  "CF-501": 450,
  "CF-503": 350,
  "CF-504": 350,
  "CF-514": 600,
  "CF-515": 600,
  "CF-520": 400,
  "CF-531": 250,
  "CF-532": 250,
  "CF-606": 500,
  "CF-609": 450,
  "CF-612": 450,
  "CF-621": 700,
  "CF-624": 700,
  "CF-635": 400,
  "CF-701": 350,
  "CF-702": 400,
  "CF-710": 350,
  "CF-802": 800,
  "CF-803": 450,
  "CF-811": 800,
  "CF-812": 700,
  "CF-813": 700,
  "CF-814": 500,
  "CF-821": 350,
  "CF-824": 350,
  "CF-825": 700,
  "CF-826": 300,
  "CF-603": 700,
  "CF-604": 800,
  "CF-610": 600,
  "CF-835": 450,
  "CF-837": 500,
  "CF-839": 500,
  "CF-853": 700,
  "CF-861": 700,
  "CF-871": 600,
  "CF-872": 700,
  "CF-873": 700,
  "CF-874": 700,
  "CF-875": 700,
  "CF-876": 700,
  "CF-877": 700,
  "CF-878": 700,
  "CF-881": 700,
  "CF-882": 700,
  "CF-906": 350,
};

const MISSION = 800;
/** A scoring of nothing is only noted. */
const SHORT = 200;
const SCORING = new Set(["CF-802", "CF-811", "CF-871", "CF-872"]);

export function duration(event: EventTold): number {
  if (/^CF-11[0-6]\d$/.test(event.rule)) return MISSION;
  const pause = PAUSES[event.rule] ?? 0;
  return SCORING.has(event.rule) && event.points === 0 ? SHORT : pause;
}
