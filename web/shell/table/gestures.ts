/** Two fingers zoom, one drags what is larger than its room. */

interface Finger {
  x: number;
  y: number;
}

const distance = ([a, b]: Finger[]) => Math.hypot(a.x - b.x, a.y - b.y);

export type Pinched = (factor: number, x: number, y: number) => void;

/** Pinching, and the wheel with Ctrl (which is how trackpads pinch). */
export function pinch(node: HTMLElement, pinched: Pinched) {
  let last = 0;
  const fingers = (event: TouchEvent): Finger[] => {
    const box = node.getBoundingClientRect();
    return Array.from(event.touches, (t) => ({ x: t.clientX - box.left, y: t.clientY - box.top }));
  };
  const touch = (event: TouchEvent) => {
    if (event.touches.length !== 2) {
      last = 0;
      return;
    }
    event.preventDefault();
    const [a, b] = fingers(event);
    const now = distance([a, b]);
    if (last > 0) pinched(now / last, (a.x + b.x) / 2, (a.y + b.y) / 2);
    last = now;
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = node.getBoundingClientRect();
    pinched(Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
  };
  node.addEventListener("touchmove", touch, { passive: false });
  node.addEventListener("touchend", touch);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    update: (next: Pinched) => (pinched = next),
    destroy() {
      node.removeEventListener("touchmove", touch);
      node.removeEventListener("touchend", touch);
      node.removeEventListener("wheel", wheel);
    },
  };
}

/** With the mouse, from anywhere that is not a control. */
export function dragToPan(node: HTMLElement, active: boolean) {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  const down = (event: PointerEvent) => {
    const target = event.target as Element;
    if (!active || event.pointerType !== "mouse" || target.closest("button, a, [role=button]")) {
      return;
    }
    from = { x: event.clientX, y: event.clientY, left: node.scrollLeft, top: node.scrollTop };
  };
  const move = (event: PointerEvent) => {
    if (from) node.scrollTo(from.left + from.x - event.clientX, from.top + from.y - event.clientY);
  };
  const up = () => (from = null);
  node.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  return {
    update: (next: boolean) => (active = next),
    destroy() {
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
    },
  };
}
