/** Selectors of style sheets: as much of them as boards use. What only a browser knows (:hover,
 *  ::before, :has) matches nothing. */
import { isElement, type Element } from "./tree";

type Test = (element: Element) => boolean;

interface Simple {
  test: Test;
  weight: number;
}

export interface Selector {
  matches: Test;
  /** Which of two rules wins. */
  weight: number;
  /** A class that whatever it matches has; null: none. */
  key: string | null;
}

const [ID, CLASS, TAG] = [10000, 100, 1];
const NEVER: Simple = { test: () => false, weight: 0 };
const SIMPLE =
  /\*|[a-zA-Z][\w-]*|\.[\w-]+|#[\w-]+|\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]|::?([\w-]+)(\()?/y;

const classesOf = ({ attributes }: Element): string[] =>
  attributes.class?.split(/\s+/).filter(Boolean) ?? [];

const siblingsOf = ({ parent }: Element): Element[] => parent?.children.filter(isElement) ?? [];

/** The parts of a text at this sign, as far as it stands outside of brackets. */
function split(text: string, sign: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if ("([".includes(letter)) depth += 1;
    if (")]".includes(letter)) depth -= 1;
    if (letter === sign && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const any =
  (inner: Selector[]): Test =>
  (element) =>
    inner.some(({ matches }) => matches(element));

const heaviest = (inner: Selector[]): number => Math.max(0, ...inner.map(({ weight }) => weight));

function pseudo(name: string, inside: string): Simple {
  const inner = inside ? selectors(inside) : [];
  switch (name) {
    case "where":
      return { test: any(inner), weight: 0 };
    case "is":
      return { test: any(inner), weight: heaviest(inner) };
    case "not":
      return { test: (element) => !any(inner)(element), weight: heaviest(inner) };
    case "root":
      return { test: ({ parent }) => parent !== null && parent.parent === null, weight: CLASS };
    case "first-child":
      return { test: (element) => siblingsOf(element)[0] === element, weight: CLASS };
    case "last-child":
      return { test: (element) => siblingsOf(element).at(-1) === element, weight: CLASS };
    default:
      return NEVER;
  }
}

function simple(found: RegExpExecArray, inside: string): Simple {
  const [text, attribute, value, name] = found;
  if (name) return text.startsWith("::") ? NEVER : pseudo(name, inside);
  if (attribute) {
    const test: Test = ({ attributes }) =>
      value === undefined ? attribute in attributes : attributes[attribute] === value;
    return { test, weight: CLASS };
  }
  const rest = text.slice(1);
  if (text === "*") return { test: () => true, weight: 0 };
  if (text[0] === ".") return { test: (one) => classesOf(one).includes(rest), weight: CLASS };
  if (text[0] === "#") return { test: ({ attributes }) => attributes.id === rest, weight: ID };
  return { test: ({ tag }) => tag === text, weight: TAG };
}

/** What must be true of one element: `rect.mark:not(.far)`. */
function compound(text: string): Simple[] {
  const parts: Simple[] = [];
  for (let at = 0; at < text.length;) {
    SIMPLE.lastIndex = at;
    const found = SIMPLE.exec(text);
    if (!found) return [NEVER];
    let end = SIMPLE.lastIndex;
    let inside = "";
    if (found[4]) {
      let depth = 1;
      const start = end;
      while (depth && end < text.length) {
        depth += { "(": 1, ")": -1 }[text[end]!] ?? 0;
        end += 1;
      }
      inside = text.slice(start, end - 1);
    }
    parts.push(simple(found, inside));
    at = end;
  }
  return parts;
}

const TIES: Record<string, (element: Element, before: Test) => boolean> = {
  ">": ({ parent }, before) => parent !== null && before(parent),
  " ": ({ parent }, before) => {
    for (let at = parent; at; at = at.parent) if (before(at)) return true;
    return false;
  },
  "+": (element, before) => {
    const siblings = siblingsOf(element);
    const left = siblings[siblings.indexOf(element) - 1];
    return left !== undefined && before(left);
  },
  "~": (element, before) => {
    const siblings = siblingsOf(element);
    return siblings.slice(0, siblings.indexOf(element)).some(before);
  },
};

const joined =
  (own: Simple[], before: Test | null, tie: string): Test =>
  (element) =>
    own.every(({ test }) => test(element)) && (before === null || TIES[tie]!(element, before));

function selector(text: string): Selector {
  const parts = split(text.replace(/\s*([>+~])\s*(?![^(]*\))/g, " $1 "), " ");
  let matches: Test | null = null;
  let weight = 0;
  let tie = " ";
  for (const part of parts) {
    if (part in TIES) {
      tie = part;
      continue;
    }
    const own = compound(part);
    matches = joined(own, matches, tie);
    weight += own.reduce((sum, one) => sum + one.weight, 0);
    tie = " ";
  }
  const last = parts.at(-1)?.replace(/:(not|is)\(.*$/, "") ?? "";
  return { matches: matches ?? NEVER.test, weight, key: /\.([\w-]+)/.exec(last)?.[1] ?? null };
}

export const selectors = (text: string): Selector[] => split(text, ",").map(selector);
