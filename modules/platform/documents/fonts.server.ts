import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type GlyphRun } from "fontkit";
import { sfntOfWoff } from "./woff.server";

/**
 * The fonts of our own PDF files. Tinos is as wide as Times New Roman, which the Word file names,
 * so that both break their lines and pages alike; DejaVu Sans has what Tinos lacks, Chocolate
 * Classical Sans the ideographs, Noto Emoji the pictures, and UnifontEX, coarse but whole, nearly
 * every letter of the world.
 */

const require = createRequire(import.meta.url);
const files = {
  regular: "@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf",
  bold: "@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf",
  italic: "@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf",
  fallback: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  fallbackBold: "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
  ideographs:
    "@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf",
  emoji: "@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
  anything: "@fontsource/unifontex/files/unifontex-latin-400-normal.woff",
} as const;

export type FontKey = keyof typeof files;
export type FontStyle = "regular" | "bold" | "italic";

const bytes = new Map<FontKey, Buffer>();
const fonts = new Map<FontKey, Font>();

/** A font file's bytes; read once a process, and not before they are needed. */
export function fontBytes(key: FontKey): Buffer {
  const known = bytes.get(key);
  if (known) return known;
  const file = readFileSync(require.resolve(files[key]));
  const font = files[key].endsWith(".woff") ? sfntOfWoff(file) : file;
  bytes.set(key, font);
  return font;
}

/** An opened font, which all documents of the process share; not opened before it is needed. */
export function fontOf(key: FontKey): Font {
  const known = fonts.get(key);
  if (known) return known;
  const font = create(fontBytes(key));
  if (!("layout" in font)) throw new TypeError(`${files[key]} is a collection of fonts`);
  rememberWords(font);
  fonts.set(key, font);
  return font;
}

/** How many words a font remembers: those of the templates, and some of the visitors'. */
const REMEMBERED_WORDS = 5_000;

/**
 * Lets a font remember how it sets a word: documents of one template repeat their words, and looking for
 * kerning and ligatures is half of what a PDF costs. Whoever asks gets positions of their own, because
 * pdfkit scales them in place.
 */
function rememberWords(font: Font): void {
  const runs = new Map<string, GlyphRun>();
  const layout = font.layout.bind(font);
  font.layout = (text, features, ...others) => {
    if (features !== undefined || others.length > 0) return layout(text, features, ...others);
    const run = runs.get(text) ?? layout(text);
    if (!runs.has(text) && runs.size >= REMEMBERED_WORDS) runs.clear();
    runs.set(text, run);
    return Object.create(run, {
      positions: { value: run.positions.map((position) => ({ ...position })) },
    });
  };
}

/** How many widths are remembered: the words of the templates, and some of the visitors'. */
const REMEMBERED_WIDTHS = 20_000;
const widths = new Map<string, number>();

/** How wide a text is in a font, as a part of the font's size. */
export function widthOf(key: FontKey, text: string): number {
  const id = `${key} ${text}`;
  const known = widths.get(id);
  if (known !== undefined) return known;
  if (widths.size >= REMEMBERED_WIDTHS) widths.clear();
  const font = fontOf(key);
  const width = font.layout(text).advanceWidth / font.unitsPerEm;
  widths.set(id, width);
  return width;
}

/** A part of a text that one font can draw. */
export interface FontPiece {
  readonly text: string;
  readonly font: FontKey;
  /** What is drawn: `text`, or its codes when no font has it; readers and searches get `text`. */
  readonly drawn: string;
}

const fallbacks = { regular: "fallback", bold: "fallbackBold", italic: "fallback" } as const;
const others = ["ideographs", "emoji", "anything"] as const;
/** What is a picture rather than a letter: the font of letters may have it too, in another look. */
const picture = /\p{Emoji_Presentation}|\uFE0F|\u20E3/u;
/** What every font here surely has: most text is settled by this alone. */
const commonLetters = String.raw`\u0020-\u007E\u00A0-\u017F\u2013\u2014\u2018-\u201D\u2026`;
const common = new RegExp(`^[${commonLetters}]*$`);
/** All else, with its neighbors: a mark is part of the letter before it, and some of the one after it. */
const rare = new RegExp(`.?[^${commonLetters}]+.?`, "gsu");
/** Joins and marks that show nothing of themselves. */
const invisible = /^[\p{Cf}\p{Variation_Selector}]$/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Cuts a text into parts, each with the first font that has all of its characters. */
export function piecesOf(text: string, style: FontStyle): FontPiece[] {
  if (common.test(text)) return text === "" ? [] : [{ text, font: style, drawn: text }];
  const pieces: FontPiece[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const piece = pieceOf(segment, style);
    const last = pieces.at(-1);
    if (last && last.font === piece.font && isWhole(last) === isWhole(piece)) {
      pieces[pieces.length - 1] = {
        ...last,
        text: last.text + piece.text,
        drawn: last.drawn + piece.drawn,
      };
    } else {
      pieces.push(piece);
    }
  }
  return pieces;
}

const isWhole = (piece: FontPiece): boolean => piece.text === piece.drawn;

function pieceOf(text: string, style: FontStyle): FontPiece {
  const shown = shownOf(text);
  const font = fontFor(text, style);
  if (!font) return { text, font: style, drawn: `[${shown.map(codeOf).join(" ")}]` };
  const isWhole = [...text].every((character) => has(font, character));
  return { text, font, drawn: isWhole ? text : shown.join("") };
}

/** The first font that has all that is seen of a text. */
function fontFor(text: string, style: FontStyle): FontKey | undefined {
  const fonts: readonly FontKey[] = [style, fallbacks[style], ...others];
  const shown = shownOf(text);
  return (picture.test(text) ? ["emoji" as const, ...fonts] : fonts).find((font) =>
    shown.every((character) => has(font, character)),
  );
}

const shownOf = (text: string): string[] =>
  [...text].filter((character) => !invisible.test(character));

const has = (font: FontKey, character: string): boolean =>
  fontOf(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** `U+13000` */
const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** The letters of a text that no font here has, each once: a PDF has their codes in their place. */
export function lettersWithoutFont(text: string): string[] {
  const letters = new Set<string>();
  for (const [part] of text.matchAll(rare)) {
    for (const { segment } of graphemes.segment(part)) letters.add(segment);
  }
  return [...letters].filter((letter) => !fontFor(letter, "regular"));
}
