/** The numbered paragraphs of a game: fetched once per language, searched, and cut at citations. */
import { api } from "../../wire/api";
import type { Lang, Paragraph, Rulebook } from "../../wire/types";

const known = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string, lang: Lang): Promise<Rulebook> {
  const key = `${game}/${lang}`;
  const fetched = known.get(key) ?? api.rules(game, lang);
  known.set(key, fetched);
  fetched.catch(() => known.delete(key));
  return fetched;
}

/** Without accents and capitals, so that "pretre" finds "Prêtre". Keeps the length of the text. */
export function plain(text: string): string {
  return Array.from(text, (letter) =>
    letter.normalize("NFD").charAt(0).toLowerCase().charAt(0),
  ).join("");
}

/** The paragraphs that hold every word of the query, in text, chapter or number. */
export function search(paragraphs: Paragraph[], query: string): Paragraph[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return paragraphs.filter((paragraph) => {
    const text = plain(`${paragraph.id} ${paragraph.chapter} ${paragraph.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

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

/** The text in pieces: plain, citations of other rules, and what was searched for. */
export function pieces(text: string, query: string): Piece[] {
  return text
    .split(/([A-Z]{2,3}-\d{3,4})/)
    .flatMap((part, i): Piece[] =>
      i % 2 ? [{ text: part, kind: "rule" }] : marked(part, plain(query).trim()),
    )
    .filter((piece) => piece.text !== "");
}

function marked(text: string, query: string): Piece[] {
  const words = query.split(/\s+/).filter((word) => word.length > 1);
  const flat = plain(text);
  const spots = words
    .map((word) => ({ at: flat.indexOf(word), length: word.length }))
    .filter((spot) => spot.at >= 0)
    .sort((a, b) => a.at - b.at);
  const first = spots[0];
  if (!first) return [{ text, kind: "text" }];
  const end = first.at + first.length;
  return [
    { text: text.slice(0, first.at), kind: "text" },
    { text: text.slice(first.at, end), kind: "hit" },
    ...marked(text.slice(end), query),
  ];
}
