import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

/**
 * The fonts of our own PDF files. Tinos is as wide as Times New Roman, which the Word file names,
 * so that both break their lines and pages alike; DejaVu Sans has what Tinos lacks.
 */

const require = createRequire(import.meta.url);
const files = {
  regular: "@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf",
  bold: "@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf",
  italic: "@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf",
  fallback: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  fallbackBold: "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
} as const;

export type FontKey = keyof typeof files;
export type FontStyle = "regular" | "bold" | "italic";

/** Every font, for a writer that must name them. */
export const fontKeys = Object.keys(files) as FontKey[];

const bytes = new Map<FontKey, Buffer>();
const fonts = new Map<FontKey, Font>();

/** A font file's bytes; read once a process. */
export function fontBytes(key: FontKey): Buffer {
  const found = bytes.get(key) ?? readFileSync(require.resolve(files[key]));
  bytes.set(key, found);
  return found;
}

function fontOf(key: FontKey): Font {
  const known = fonts.get(key);
  if (known) return known;
  const font = create(fontBytes(key));
  if (!("layout" in font)) throw new TypeError(`${files[key]} is a collection of fonts`);
  fonts.set(key, font);
  return font;
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
  /** What is drawn when no font has these characters; readers and searches still get `text`. */
  readonly drawn: string;
}

const fallbacks = { regular: "fallback", bold: "fallbackBold", italic: "fallback" } as const;
/** What every font here surely has: most text is settled by this alone. */
const common = /^[\u0020-\u007E\u00A0-\u017F\u2013\u2014\u2018-\u201D\u2026]*$/;
/** Joins and marks that show nothing of themselves. */
const invisible = /^[\p{Cf}\p{Variation_Selector}]$/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const MISSING = "\u25A1";

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
  const characters = [...text].filter((character) => !invisible.test(character));
  for (const font of [style, fallbacks[style]]) {
    const has = (character: string) =>
      fontOf(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    if ([...text].every(has)) return { text, font, drawn: text };
    if (characters.every(has)) return { text, font, drawn: characters.join("") };
  }
  return { text, font: fallbacks[style], drawn: MISSING };
}
