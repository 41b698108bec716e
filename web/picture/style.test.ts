import { describe, expect, it } from "vitest";
import { mixed } from "./colour";
import { fitted, lined } from "./fitting";
import { rulesOf, Sheets, styled } from "./style";
import { drawing, treeOf } from "./tree";

function drawn(markup: string, sheet: string): string {
  const root = treeOf(markup);
  styled(root, new Sheets(rulesOf(sheet)));
  return drawing(root);
}

describe("a drawing", () => {
  it("is what is SVG of the page, without frames, buttons and their words", () => {
    const page =
      '<!--[--><div class="a"><svg viewBox="0 0 1 1"><text x="1">A &amp; B</text></svg>' +
      '<button><svg></svg>Press</button></div><input type="text"><p>Words</p><!--]-->';
    expect(drawn(page, "")).toBe('<svg viewBox="0 0 1 1"><text x="1">A &amp; B</text></svg>');
  });

  it("leaves away what only a page needs", () => {
    const page = '<svg class="x" data-what="y" aria-hidden="true" role="img" id="z"></svg>';
    expect(drawn(page, "")).toBe('<svg id="z"></svg>');
  });
});

describe("style sheets", () => {
  it("are written into the elements, the stronger rule last", () => {
    const sheet = ".b path { fill: red } path { fill: blue; stroke: black } #c { fill: green }";
    expect(drawn('<g class="b"><path></path><path id="c"></path></g>', sheet)).toBe(
      '<g><path style="stroke:black;fill:red"></path>' +
        '<path id="c" style="stroke:black;fill:green"></path></g>',
    );
  });

  it("know variables as elements inherit them, and what they fall back to", () => {
    const sheet =
      ":root { --c: red } .s { --c: blue } path { fill: var(--c); stroke: var(--d, #fff) }";
    const page = '<svg><path></path><g class="s"><path color="var(--c)"></path></g></svg>';
    expect(drawn(page, sheet)).toBe(
      '<svg><path style="fill:red;stroke:#fff"></path>' +
        '<g><path color="blue" style="fill:blue;stroke:#fff"></path></g></svg>',
    );
  });

  it("say nothing by what nobody knows", () => {
    expect(drawn('<path fill="var(--x)"></path>', "path { stroke: var(--y) }")).toBe(
      "<path></path>",
    );
  });

  it("leave out what depends on a screen or a pointer, and what moves", () => {
    const sheet =
      "@media (max-width: 9px) { path { fill: red } } path:hover { fill: red }" +
      "@keyframes x { from { fill: red } } path::before { fill: red } path:has(a) { fill: red }";
    expect(drawn("<path></path>", sheet)).toBe("<path></path>");
  });

  it("choose as Svelte writes it", () => {
    const sheet =
      ".f.s-1 rect:where(.s-1) + rect:where(.s-1) { fill: red } .g.s-1:not(.h) > path { fill: blue }";
    const page =
      '<g class="f s-1"><rect class="s-1"></rect><rect class="s-1"></rect></g>' +
      '<g class="g s-1"><path></path></g><g class="g h s-1"><path></path></g>';
    expect(drawn(page, sheet)).toBe(
      '<g><rect></rect><rect style="fill:red"></rect></g>' +
        '<g><path style="fill:blue"></path></g><g><path></path></g>',
    );
  });

  it("move things as attributes do", () => {
    const page =
      '<g style="translate: 3px 4px"><g style="rotate: 60deg; transform-origin: 5px 6px"></g></g>';
    expect(drawn(page, "")).toBe(
      '<g transform="translate(3 4)">' +
        '<g transform="translate(5 6) rotate(60)  translate(-5 -6)"></g></g>',
    );
  });

  it("lay a ground under a drawing", () => {
    expect(drawn("<svg></svg>", "svg { background: #abc }")).toBe(
      '<svg><rect width="100%" height="100%" style="fill:#abc"></rect></svg>',
    );
  });
});

describe("colours", () => {
  it("are mixed as a browser mixes them", () => {
    expect(mixed("color-mix(in srgb, #ff0000 25%, #00f)")).toBe("rgba(64, 0, 191, 1)");
    expect(mixed("color-mix(in srgb, #fff, transparent)")).toBe("rgba(255, 255, 255, 0.5)");
    expect(mixed("#123")).toBe("#123");
  });
});

describe("words", () => {
  it("stay in their room", () => {
    expect(fitted("Ana", 20, 200)).toBe("Ana");
    expect(fitted("W".repeat(24), 20, 100)).toMatch(/^W{3,5}…$/);
    expect(lined("Condorcanqui Maximiliano", 20, 166, 2)).toEqual(["Condorcanqui", "Maximiliano"]);
    expect(lined("a b c", 20, 5, 2)).toHaveLength(2);
  });
});
