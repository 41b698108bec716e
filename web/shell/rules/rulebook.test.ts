import { describe, expect, it } from "vitest";
import type { Paragraph } from "../../wire/types";
import { chapters, pieces, plain, search } from "./rulebook";

const paragraph = (id: string, chapter: string, text: string): Paragraph => ({
  id,
  chapter,
  text,
  kind: "check",
  reconstructed: false,
  ruling: false,
});
const book = [
  paragraph("MP-101", "Préparation", "Deux, trois ou quatre joueurs."),
  paragraph("MP-304", "Poser", "Une marche prise par un Prêtre reste prise, voir MP-305."),
  paragraph("MP-305", "Poser", "La carte est posée sur la marche."),
];

describe("the rulebook", () => {
  it("is searched without regard to accents and capitals", () => {
    expect(search(book, "PRETRE").map(({ id }) => id)).toEqual(["MP-304"]);
    expect(plain("Éà")).toBe("ea");
  });

  it("is searched by number, by chapter and by several words", () => {
    expect(search(book, "mp-305").map(({ id }) => id)).toEqual(["MP-304", "MP-305"]);
    expect(search(book, "poser marche carte").map(({ id }) => id)).toEqual(["MP-305"]);
    expect(search(book, "")).toHaveLength(3);
    expect(search(book, "zebra")).toEqual([]);
  });

  it("is shown chapter by chapter", () => {
    expect(chapters(book).map(({ title, paragraphs }) => [title, paragraphs.length])).toEqual([
      ["Préparation", 1],
      ["Poser", 2],
    ]);
  });

  it("marks what was found and what is cited", () => {
    expect(pieces("Un Prêtre, voir MP-305.", "pretre")).toEqual([
      { text: "Un ", kind: "text" },
      { text: "Prêtre", kind: "hit" },
      { text: ", voir ", kind: "text" },
      { text: "MP-305", kind: "rule" },
      { text: ".", kind: "text" },
    ]);
  });

  it("loses no letter in doing so", () => {
    for (const { text } of book) {
      expect(
        pieces(text, "marche e")
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  });
});
