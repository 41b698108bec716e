/** The page's own style sheets, worked into a drawing: nobody who opens it knows them. */
import { mixed } from "./colour";
import { selectors, type Selector } from "./selector";
import { isElement, type Element } from "./tree";

interface Declared {
  name: string;
  value: string;
}

interface Rule {
  selector: Selector;
  declared: Declared[];
  order: number;
}

/** The names and values of custom properties, as an element inherits them. */
type Known = Record<string, string>;

const SHOWN =
  /^(fill|stroke|stop|font|flood|opacity|color$|paint-order|text-anchor|dominant-baseline|letter-spacing|filter|transform|translate|rotate|clip-path|mask|display|visibility|mix-blend-mode|overflow|background|--)/;

const declaredIn = (text: string): Declared[] =>
  text
    .split(/;(?![^(]*\))/)
    .map((one) => /^\s*([\w-]+)\s*:\s*([\s\S]+?)\s*(?:!important)?\s*$/.exec(one))
    .filter((found) => found !== null && SHOWN.test(found[1]!))
    .map((found) => ({ name: found![1]!, value: found![2]!.replace(/\s+/g, " ") }));

/** Of a style sheet what holds always: nothing that depends on a screen, nothing that moves. */
export function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, "");
  for (let at = 0; at < text.length;) {
    const open = text.indexOf("{", at);
    if (open < 0) break;
    const head = text.slice(at, open).trim();
    let depth = 1;
    let end = open + 1;
    while (depth && end < text.length) {
      depth += { "{": 1, "}": -1 }[text[end]!] ?? 0;
      end += 1;
    }
    if (!head.startsWith("@")) {
      const declared = declaredIn(text.slice(open + 1, end - 1));
      for (const selector of declared.length ? selectors(head) : []) {
        rules.push({ selector, declared, order: rules.length });
      }
    }
    at = end;
  }
  return rules;
}

/** Rules, found by a class that an element has. */
export class Sheets {
  readonly #keyed = new Map<string, Rule[]>();
  readonly #others: Rule[] = [];

  constructor(rules: Rule[]) {
    for (const rule of rules) {
      const { key } = rule.selector;
      if (key === null) this.#others.push(rule);
      else this.#keyed.set(key, [...(this.#keyed.get(key) ?? []), rule]);
    }
  }

  /** What holds for an element, the strongest last. */
  declared(element: Element): Declared[] {
    const classes = element.attributes.class?.split(/\s+/) ?? [];
    const found = [...classes.flatMap((name) => this.#keyed.get(name) ?? []), ...this.#others]
      .filter(({ selector }) => selector.matches(element))
      .sort((a, b) => a.selector.weight - b.selector.weight || a.order - b.order)
      .flatMap(({ declared }) => declared);
    return [...found, ...declaredIn(element.attributes.style ?? "")];
  }
}

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/;

/** A value without variables; null if one of them is unknown. */
function plain(value: string, known: Known): string | null {
  let text = value;
  for (let found; (found = VARIABLE.exec(text));) {
    const means = known[found[1]!] ?? found[2];
    if (means === undefined) return null;
    text = text.replace(found[0], () => means);
  }
  return mixed(text);
}

const MOVES = /^(background$|transform|translate|rotate)/;
const escaped = (value: string): string => value.replaceAll('"', "'");
const unitless = (value: string): string => value.replace(/([\d.])(px|deg)\b/g, "$1");

/** How an element is moved, as an attribute says it; null: as it says already. */
function movement(shown: Map<string, string>): string | null {
  const [translate, rotate] = [shown.get("translate"), shown.get("rotate")];
  const transform = shown.get("transform") ?? "none";
  const turned = [
    rotate ? `rotate(${unitless(rotate)})` : "",
    transform === "none" ? "" : unitless(transform),
  ].join(" ");
  const about = /^(-?[\d.]+)px (-?[\d.]+)px$/.exec(shown.get("transform-origin") ?? "");
  const placed =
    about && turned.trim()
      ? `translate(${about[1]} ${about[2]}) ${turned} translate(${-about[1]!} ${-about[2]!})`
      : turned;
  const moved = [translate ? `translate(${unitless(translate)})` : "", placed].join(" ").trim();
  return moved || null;
}
const ground = (fill: string): Element => ({
  tag: "rect",
  attributes: { width: "100%", height: "100%", style: `fill:${fill}` },
  children: [],
  parent: null,
});

/** What is shown of an element, with plain values, the strongest last. */
function shownOf(declared: Declared[], known: Known): Map<string, string> {
  const shown = new Map<string, string>();
  for (const { name, value } of declared) {
    const means = name.startsWith("--") ? null : plain(value, known);
    if (means === null) continue;
    shown.delete(name);
    shown.set(name, means);
  }
  return shown;
}

/** Writes into every element what the sheets say of it. */
export function styled(element: Element, sheets: Sheets, inherited: Known = {}): void {
  const known: Known = Object.create(inherited) as Known;
  const declared = sheets.declared(element);
  for (const { name, value } of declared) if (name.startsWith("--")) known[name] = value;
  for (const child of element.children) if (isElement(child)) styled(child, sheets, known);

  const shown = shownOf(declared, known);
  const background = shown.get("background");
  if (background && element.tag === "svg") element.children.unshift(ground(background));
  const moved = movement(shown) ?? element.attributes.transform;
  const style = [...shown]
    .filter(([name]) => !MOVES.test(name))
    .map(([name, value]) => `${name}:${escaped(value)}`)
    .join(";");
  const attributes = Object.entries({ ...element.attributes, transform: moved ?? "", style });
  element.attributes = Object.fromEntries(
    attributes.flatMap(([name, value]) => {
      const means = value.includes("(") ? plain(value, known) : value;
      return means || (means === "" && !/^(style|transform)$/.test(name)) ? [[name, means]] : [];
    }),
  );
}
