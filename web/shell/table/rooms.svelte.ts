/** Which parts of the frame are open. */

export type Tab = "board" | "players" | "log";
export type TalkTab = "log" | "chat" | "since";

const ZOOMS = [1, 1.4, 1.9];
export const MOST_ZOOM = 2.6;

export class Rooms {
  /** On a phone, one of these is in the middle. */
  tab = $state.raw<Tab>("board");
  talk = $state.raw<TalkTab>("log");
  sheet = $state.raw(false);
  help = $state.raw(false);
  aid = $state.raw(false);
  /** How often it was asked what something is. */
  what = $state.raw(0);
  /** Whatever is pressed next is asked about. */
  asking = $state.raw(false);
  /** The guide was called to the question that is asked. */
  guide = $state.raw(false);
  zoom = $state.raw(1);
  #endShown = false;

  /** Once, when the game is over. */
  ended(): void {
    if (this.#endShown) return;
    this.#endShown = true;
    this.sheet = true;
  }

  toggleSheet(): void {
    this.sheet = !this.sheet;
    this.tab = "board";
  }

  /** One size larger; after the largest, the whole board again. */
  zoomOn(): void {
    this.zoom = ZOOMS.find((zoom) => zoom > this.zoom + 0.01) ?? 1;
  }

  showLog(): void {
    this.sheet = false;
    this.tab = "log";
    this.talk = "log";
  }
}
