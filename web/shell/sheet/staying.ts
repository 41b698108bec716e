/** Whoever goes from the sheet to the board and comes back finds it as it was left. */
import type { Desk } from "../table/desk.svelte";

const left = new WeakMap<Desk, number>();
/** What fills the sheet comes bit by bit, but not for longer than this. */
const FILLING = 2_000;
const HANDS = ["wheel", "pointerdown", "keydown"] as const;

/** Scrolls to where the sheet of this desk was left, as soon as there is so much of it, unless
 *  somebody scrolls before. */
export function staying(sheet: HTMLElement, desk: Desk) {
  const to = left.get(desk) ?? 0;
  let settled = to === 0;
  const settle = () => {
    settled = true;
    grown.disconnect();
  };
  const grown = new MutationObserver(() => {
    sheet.scrollTop = to;
    if (sheet.scrollTop >= to - 1) settle();
  });
  const keep = () => settled && left.set(desk, sheet.scrollTop);
  if (!settled) grown.observe(sheet, { childList: true, subtree: true });
  const timer = setTimeout(settle, FILLING);
  sheet.addEventListener("scroll", keep, { passive: true });
  for (const hand of HANDS) sheet.addEventListener(hand, settle, { passive: true });
  return {
    destroy() {
      clearTimeout(timer);
      settle();
      sheet.removeEventListener("scroll", keep);
    },
  };
}
