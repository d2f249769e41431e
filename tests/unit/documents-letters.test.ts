import { describe, expect, it } from "vitest";
import { writeCertificatePdf } from "#modules/platform/documents/certificate-pdf.server";
import { lettersWithoutFont, piecesOf, widthOf } from "#modules/platform/documents/fonts.server";
import { breakLines } from "#modules/platform/documents/lines.server";
import { writePdf } from "#modules/platform/documents/pdf.server";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { chapterDocument } from "../factories/bylaws";

const scripts = [
  ["accents", "Łukasz Ñuñez Ἀθῆναι Жуков"],
  ["Chinese, simplified", "中文学校家长会"],
  ["Chinese, traditional", "中華國際學校樂隊之友"],
  ["Japanese", "さくら日本語カ々〇、。"],
  ["Korean", "한국어 학교 ㄱㅏ"],
  ["Hebrew and Arabic", "שלום مرحبا"],
  ["Hindi, Thai, Amharic, Khmer", "अभिभावक ผู้ปกครอง ወላጆች ខ្មែរ"],
  ["Cherokee and Navajo", "ᏣᎳᎩ Diné bizaad Łį́į́ʼ"],
  ["emoji", "😀🎉❤️👍🏽"],
  ["emoji of several", "👨‍👩‍👧🇺🇸1️⃣"],
  ["symbols", "★☑→√①㈱"],
] as const;

/** Joins and marks of variation show nothing of themselves. */
const seen = (text: string): string => text.replace(/[\p{Cf}\p{Variation_Selector}]/gu, "");

describe("letters of a PDF", () => {
  it.each(scripts)("have a font that draws them: %s", (_, text) => {
    for (const style of ["regular", "bold", "italic"] as const) {
      const pieces = piecesOf(text, style);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      expect(pieces.map((piece) => seen(piece.drawn)).join("")).toBe(seen(text));
      for (const { font, drawn } of pieces) {
        if (drawn.trim()) expect(widthOf(font, drawn)).toBeGreaterThan(0);
      }
    }
    expect(lettersWithoutFont(text)).toEqual([]);
  });

  it("are named by their code where no font has them, and never drawn as a box", () => {
    const text = "Ra 𓀀 and \u{10FFFD} club";
    const drawn = piecesOf(text, "regular")
      .map((piece) => piece.drawn)
      .join("");
    expect(drawn).toBe("Ra [U+13000] and [U+10FFFD] club");
    expect(lettersWithoutFont(text)).toEqual(["𓀀", "\u{10FFFD}"]);
    expect(lettersWithoutFont(`${text} 𓀀`)).toEqual(["𓀀", "\u{10FFFD}"]);
    const [line] = breakLines([{ text, style: "regular" }], 12, 400);
    expect(line?.fragments.map((fragment) => fragment.text).join("")).toBe(text);
  });

  it.each([
    ["bylaws", (name: string) => writePdf(chapterDocument({ name }))],
    [
      "a certificate",
      (name: string) =>
        writeCertificatePdf({
          language: "en-US",
          title: "Certificate of Membership",
          subject: "Membership",
          creator: "Goodstanding",
          createdAt: new Date("2027-01-01T00:00:00Z"),
          issuer: "Goodstanding",
          intro: "This certifies that",
          name,
          statements: ["is a member"],
          facts: [],
        }),
    ],
    [
      "business paper",
      (name: string) =>
        writeSheetPdf({
          language: "en-US",
          title: "Invoice",
          subject: "Invoice",
          creator: "Goodstanding",
          createdAt: new Date("2027-01-01T00:00:00Z"),
          parties: [{ heading: "Billed to", lines: [name] }],
          facts: [],
          sections: [],
          footer: "",
          pageOf: (page) => `Page ${page}`,
        }),
    ],
  ] as const)("come with their fonts in %s, and only where they are used", async (_, write) => {
    const fonts = async (name: string) =>
      (await write(name)).toString("latin1").match(/(?<=\/BaseFont \/[A-Z]{6}\+)[\w-]+/g) ?? [];
    const many = await fonts("中文 한국어 🎉");
    expect(many).toEqual(
      expect.arrayContaining([
        expect.stringContaining("ChocolateClassicalSans"),
        expect.stringContaining("Unifont"),
        expect.stringContaining("NotoEmoji"),
      ]),
    );
    const few = await fonts("Elm Street Boosters");
    expect(few.join(" ")).not.toMatch(/Chocolate|Unifont|Emoji/);
    expect(few.join(" ")).toContain("Tinos");
  });
});
