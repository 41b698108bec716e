/** On narrow screens the board stands in a column that scrolls: the stage takes what is in sight. */

const GAP = 8;

/** The nearest box around that scrolls. */
function scroller(node: HTMLElement): HTMLElement | null {
  for (let each = node.parentElement; each; each = each.parentElement)
    if (["auto", "scroll"].includes(getComputedStyle(each).overflowY)) return each;
  return null;
}

/** Sets `--room` to the height between what stands above it and the end of the sight. */
export function filling(node: HTMLElement): { destroy(): void } {
  const around = scroller(node);
  if (!around) return { destroy: () => undefined };
  const measure = (): void => {
    const above =
      node.getBoundingClientRect().top - around.getBoundingClientRect().top + around.scrollTop;
    const room = around.clientHeight - above - GAP;
    node.parentElement!.style.setProperty("--room", `${Math.round(room)}px`);
  };
  const watch = new ResizeObserver(measure);
  watch.observe(around);
  for (const child of around.children) watch.observe(child);
  return { destroy: () => watch.disconnect() };
}
