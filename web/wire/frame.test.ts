import { afterEach, describe, expect, it, vi } from "vitest";
import { inNextFrame } from "./frame";

/** A page that is looked at, or not, and its frames. */
function pageThatIs(hidden: boolean): (() => void)[] {
  const frames: (() => void)[] = [];
  vi.stubGlobal("document", { hidden });
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => frames.push(then));
  return frames;
}

describe("the next frame", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("brings what was put off, once", () => {
    vi.useFakeTimers();
    const frames = pageThatIs(false);
    const then = vi.fn();
    inNextFrame(then);
    expect(then).not.toHaveBeenCalled();
    frames[0]!();
    vi.runAllTimers();
    expect(then).toHaveBeenCalledTimes(1);
  });

  it("is not waited for by a page that nobody looks at", () => {
    pageThatIs(true);
    const then = vi.fn();
    inNextFrame(then);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it("may never come: then it is not waited for long", () => {
    vi.useFakeTimers();
    pageThatIs(false);
    const then = vi.fn();
    inNextFrame(then);
    vi.runAllTimers();
    expect(then).toHaveBeenCalledTimes(1);
  });
});
