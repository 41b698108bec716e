/** What Svelte writes where there is no browser, as a tree; and of it the SVG that stands for itself. */

export interface Element {
  tag: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
  parent: Element | null;
}

const PART =
  /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = new Set(["area", "br", "hr", "img", "input", "link", "meta", "source", "wbr"]);

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value = ""]) => [name, value]));

/** Texts and values stay as they are written: escaped. */
export function treeOf(markup: string): Element {
  const root: Element = { tag: "", attributes: {}, children: [], parent: null };
  let now = root;
  for (const [all, ends, tag, attributes, alone] of markup.matchAll(PART)) {
    if (tag === undefined) {
      if (!all.startsWith("<")) now.children.push(all);
    } else if (ends) {
      now = now.parent ?? root;
    } else {
      const found = { tag, attributes: attributesOf(attributes ?? ""), children: [], parent: now };
      now.children.push(found);
      if (!alone && !VOID.has(tag)) now = found;
    }
  }
  return root;
}

export const isElement = (child: Element | string): child is Element => typeof child !== "string";

const DRAWN =
  /^(svg|g|defs|symbol|use|path|rect|circle|ellipse|line|poly(gon|line)|text|tspan|(linear|radial)Gradient|stop|clipPath|mask|pattern|filter|fe[A-Z]\w+)$/;
/** What the page lays out around a drawing. */
const AROUND = "div";

/** Of a tree what is SVG: frames around drawings are left away, buttons and words on them too. */
function drawn(children: (Element | string)[], inside: boolean): (Element | string)[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return inside ? [child] : [];
    if (child.tag === AROUND) return drawn(child.children, false);
    if (!DRAWN.test(child.tag)) return [];
    child.children = drawn(child.children, /^(text|tspan)$/.test(child.tag));
    return [child];
  });
}

/** Only pieces refer to each other; what the page needs to find or to tell them says nothing here. */
const SILENT = /^(class|style|role|tabindex|focusable|inert|data-.*|aria-.*|on.*)$/;

function written(child: Element | string): string {
  if (!isElement(child)) return child;
  const { tag, attributes, children } = child;
  const said = Object.entries(attributes)
    .filter(([name]) => name === "style" || !SILENT.test(name))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
  return `<${tag}${said}>${children.map(written).join("")}</${tag}>`;
}

export const drawing = (root: Element): string => drawn(root.children, false).map(written).join("");
