/** How long an event stays on stage. */
import type { EventTold } from "../contract";

const PAUSES: Record<string, number> = {
  "CK-113": 700,
  "CK-202": 350,
  "CK-206": 900,
  "CK-909": 1200,
  "CK-901": 1200,
  "CK-210": 450,
  "CK-313": 650,
  "CK-409": 500,
  "CK-411": 550,
  "CK-413": 450,
  "CK-511": 500,
  "CK-522": 500,
  "CK-523": 350,
  "CK-601": 550,
  "CK-610": 700,
  "CK-704": 350,
  "CK-703": 500,
  "CK-705": 500,
  "CK-731": 400,
  "CK-710": 900,
  "CK-716": 1000,
  "CK-721": 800,
  "CK-724": 800,
  "CK-952": 700,
  "CK-730": 600,
  "CK-801": 700,
  "CK-802": 700,
  "CK-803": 900,
  "CK-804": 1400,
  "CK-805": 1200,
  "CK-902": 600,
  "CK-806": 1500,
  "CK-807": 1400,
  "CK-808": 700,
};

export function duration(event: EventTold): number {
  return PAUSES[event.rule] ?? 0;
}
