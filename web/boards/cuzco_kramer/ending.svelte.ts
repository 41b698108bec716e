/** Whether a turn ends by itself when all can see that nothing is left to do: kept here. */
import { keep, kept } from "../../shell/browser/memory";

const KEY = "end-turn";
/** Time enough to take the last action back, in milliseconds. */
export const GRACE = 3000;

class Ending {
  #byItself = $state.raw(kept(KEY) !== "off");

  get byItself(): boolean {
    return this.#byItself;
  }

  set byItself(on: boolean) {
    this.#byItself = on;
    keep(KEY, on ? "on" : "off");
  }
}

export const ending = new Ending();
