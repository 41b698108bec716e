import { describe, expect, it } from "vitest";
import type { Paragraph } from "../../wire/types";
import { answers, chapters, pieces, prose } from "./rulebook";

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
  it("shows what was found in the order of the answer, and nothing it does not know", () => {
    const told = {
      found: [
        { id: "MP-305", marks: [[3, 8]] as [number, number][] },
        { id: "MP-999", marks: [] },
        { id: "MP-101", marks: [] },
      ],
      passages: [],
      rest: 0,
      suggestions: [],
    };
    expect(answers(book, told).map(({ paragraph, marks }) => [paragraph.id, marks])).toEqual([
      ["MP-305", [[3, 8]]],
      ["MP-101", []],
    ]);
  });

  it("is shown chapter by chapter", () => {
    expect(chapters(book).map(({ title, paragraphs }) => [title, paragraphs.length])).toEqual([
      ["Préparation", 1],
      ["Poser", 2],
    ]);
  });

  it("marks what was found and what is cited", () => {
    expect(
      pieces("Un Prêtre, voir MP-305.", [
        [3, 9],
        [19, 22],
      ]),
    ).toEqual([
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
        pieces(text, [
          [0, 3],
          [5, 9],
        ])
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  });
});

describe("a paragraph beside a card", () => {
  it("has no numbers in its sentences, and names the rules after them", () => {
    const told = prose(
      "You place it (CF-314, CF-315). All apply (CF-301 à CF-319), for 1 (CF-654).",
    );
    expect(told.text).toBe("You place it. All apply, for 1.");
    expect(told.rules).toEqual(["CF-314", "CF-315", "CF-301", "CF-319", "CF-654"]);
    expect(prose("Knowledge (ability 05): you advance (4 if Illapa 01 helps).").text).toBe(
      "Knowledge: you advance (4 if Illapa 01 helps).",
    );
  });
});
