/** With the next frame of a page that is looked at; else at once. */
const LATEST = 50;

export function inNextFrame(then: () => void): void {
  if (!globalThis.requestAnimationFrame || document.hidden) return then();
  let done = false;
  const once = (): void => {
    if (!done) then();
    done = true;
  };
  requestAnimationFrame(once);
  // Frames stop when the page is hidden meanwhile.
  setTimeout(once, LATEST);
}
