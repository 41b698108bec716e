/** The numbered paragraphs of a game: fetched once per language, and cut at citations and at what was searched for. */
import { api } from "../../wire/api";
import { once } from "../../wire/once";
import type { FoundRules, Lang, Paragraph, Rulebook } from "../../wire/types";

export const rulebook: (game: string, lang: Lang) => Promise<Rulebook> = once(api.rules);

export interface Chapter {
  title: string;
  paragraphs: Paragraph[];
}

export function chapters(paragraphs: Paragraph[]): Chapter[] {
  const found: Chapter[] = [];
  for (const paragraph of paragraphs) {
    const last = found.at(-1);
    if (last?.title === paragraph.chapter) last.paragraphs.push(paragraph);
    else found.push({ title: paragraph.chapter, paragraphs: [paragraph] });
  }
  return found;
}

export interface Piece {
  text: string;
  kind: "text" | "rule" | "hit";
}

/** From where to where in a text. */
export type Mark = readonly [number, number];

/** The text in pieces: plain, citations of other rules, and what was searched for. */
export function pieces(text: string, marks: readonly Mark[]): Piece[] {
  const cited = [...text.matchAll(CITED)].map((hit): Mark => {
    return [hit.index, hit.index + hit[0].length];
  });
  const free = marks.filter(([start, end]) => !cited.some(([a, b]) => start < b && a < end));
  const spots = [
    ...cited.map((mark) => ({ mark, kind: "rule" as const })),
    ...free.map((mark) => ({ mark, kind: "hit" as const })),
  ].sort((a, b) => a.mark[0] - b.mark[0]);
  const found: Piece[] = [];
  let at = 0;
  for (const { mark, kind } of spots) {
    found.push({ text: text.slice(at, mark[0]), kind: "text" });
    found.push({ text: text.slice(...mark), kind });
    at = mark[1];
  }
  found.push({ text: text.slice(at), kind: "text" });
  return found.filter((piece) => piece.text !== "");
}

const CITED = /[A-Z]{2,3}-\d{3,4}/g;
/** " (CF-314, CF-315)", " (CF-413 to CF-420)"; and the number of an ability, " (ability 05)". */
const ASIDE = /\s\((?:[A-Z]{2,3}-\d{3,4}(?:,? (?:[a-zà]+ )?)?)+\)|\s\(\p{L}+ \d{2}\)/gu;

/** A paragraph as it is read beside a card: without numbers in between, and which rules it cited. */
export const prose = (text: string): { text: string; rules: string[] } => ({
  text: text.replace(ASIDE, ""),
  rules: [...new Set(text.match(CITED) ?? [])],
});

export interface Answer {
  paragraph: Paragraph;
  marks: Mark[];
}

/** The paragraphs that were found, best first. */
export function answers(paragraphs: Paragraph[], told: FoundRules): Answer[] {
  const byId = new Map(paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  return told.found.flatMap(({ id, marks }) => {
    const paragraph = byId.get(id);
    return paragraph ? [{ paragraph, marks: marks as Mark[] }] : [];
  });
}
