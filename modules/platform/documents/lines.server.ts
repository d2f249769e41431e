import { type FontKey, type FontPiece, type FontStyle, piecesOf, widthOf } from "./fonts.server";
import { safeText } from "./text";
import { wholeParts, wholeText } from "./whole";

/** A stretch of text with one look. */
export interface Span {
  readonly text: string;
  readonly style: FontStyle;
  readonly isMarked?: boolean;
  /** The id of the clause that the text names. */
  readonly ref?: string;
}

/** What is drawn in one go. Lengths in points; `x` from the start of the line. */
export interface Fragment {
  readonly x: number;
  readonly width: number;
  readonly text: string;
  readonly drawn: string;
  readonly font: FontKey;
  readonly isMarked: boolean;
  readonly ref?: string;
}

export interface Line {
  readonly fragments: readonly Fragment[];
  readonly width: number;
  /** Whether the text itself asks for a new line after it. */
  readonly isEnd: boolean;
}

/** Text that stays on one line, or the space between two such texts. */
interface Word {
  readonly parts: Part[];
  width: number;
  readonly isSpace: boolean;
}

interface Part extends FontPiece {
  readonly span: Span;
  readonly width: number;
}

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Spaces, words up to their hyphens, and single ideographs, between which a line may break. */
const chunks =
  /[ \t\u2000-\u200A\u3000]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}-]*-+|(?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}-]|[\u00A0\u202F\u2028\u2029\uFEFF])+|\s/gu;
const space = /^[ \t\u2000-\u200A\u3000]+$/;
const breaksAfter = /[-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u;

/** How many broken paragraphs are remembered: the templates' own text is always the same. */
const REMEMBERED = 4_000;
/** Longer texts are answers, which do not come again. */
const REMEMBERED_LENGTH = 1_500;
const remembered = new Map<string, readonly Line[]>();

/** Cuts text into lines at most `width` points wide, each word whole unless it is wider itself. */
export function breakLines(spans: readonly Span[], size: number, width: number): readonly Line[] {
  let id = `${size} ${width}`;
  for (const { text, style, isMarked, ref } of spans) {
    id += `\n${style} ${isMarked ?? false} ${ref ?? ""} ${text.length} ${text}`;
  }
  const known = remembered.get(id);
  if (known) return known;
  const lines = paragraphsOf(spans).flatMap((part) => fill(wordsOf(part, size), size, width));
  if (id.length <= REMEMBERED_LENGTH) {
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(id, lines);
  }
  return lines;
}

/** Cuts spans at their line feeds. */
function paragraphsOf(spans: readonly Span[]): Span[][] {
  const paragraphs: Span[][] = [[]];
  for (const span of spans) {
    const [first = "", ...others] = safeText(span.text).split("\n");
    paragraphs.at(-1)?.push({ ...span, text: first });
    for (const text of others) paragraphs.push([{ ...span, text }]);
  }
  return paragraphs;
}

function wordsOf(spans: readonly Span[], size: number): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  const whole = wholeParts(
    spans.map(({ text }) => text),
    wholeText,
  );
  for (const [at, span] of spans.entries()) {
    for (const { 0: held, index } of (whole[at] ?? "").matchAll(chunks)) {
      const isSpace = space.test(held);
      const chunk = span.text.slice(index, index + held.length);
      const parts = piecesOf(isSpace ? chunk.replaceAll("\t", "    ") : chunk, span.style).map(
        (piece): Part => ({
          ...piece,
          text: isSpace ? chunk : piece.text,
          span,
          width: widthOf(piece.font, piece.drawn) * size,
        }),
      );
      const last = words.at(-1);
      const word =
        isOpen && last && last.isSpace === isSpace ? last : { parts: [], width: 0, isSpace };
      if (word !== last) words.push(word);
      word.parts.push(...parts);
      word.width += parts.reduce((sum, part) => sum + part.width, 0);
      isOpen = !breaksAfter.test(held);
    }
  }
  return words;
}

function fill(words: readonly Word[], size: number, width: number): Line[] {
  const lines: Word[][] = [[]];
  let used = 0;
  for (const whole of words) {
    for (const word of whole.width > width && !whole.isSpace ? cut(whole, size, width) : [whole]) {
      // Spaces at the end of a line hang over its end.
      if (!word.isSpace && used > 0 && used + word.width > width + 0.01) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)?.push(word);
      used += word.width;
    }
  }
  return lines.map((line, index) => place(line, index === lines.length - 1));
}

/** Cuts a word that is wider than a line into pieces that are not. */
function cut(word: Word, size: number, width: number): Word[] {
  const pieces: Word[] = [{ parts: [], width: 0, isSpace: false }];
  for (const part of word.parts) {
    for (const character of part.text === part.drawn ? part.text : [part.drawn]) {
      const advance = widthOf(part.font, character) * size;
      let last = pieces.at(-1);
      if (!last || last.width + advance > width) {
        last = { parts: [], width: 0, isSpace: false };
        pieces.push(last);
      }
      const isSame = part.text === part.drawn;
      last.parts.push({
        ...part,
        text: isSame ? character : part.text,
        drawn: character,
        width: advance,
      });
      last.width += advance;
    }
  }
  return pieces;
}

/** Puts the words of one line side by side, stretches of right-to-left words from the right. */
function place(words: readonly Word[], isEnd: boolean): Line {
  const fragments: Fragment[] = [];
  let x = 0;
  for (const part of visualOrder(words).flatMap((word) => word.parts)) {
    const { span } = part;
    const isMarked = span.isMarked ?? false;
    const last = fragments.at(-1);
    const isLike =
      last && last.font === part.font && last.isMarked === isMarked && last.ref === span.ref;
    const isAlikeDrawn = (part.text === part.drawn) === (last?.text === last?.drawn);
    if (isLike && isAlikeDrawn && !rightToLeft.test(last.text + part.text)) {
      fragments[fragments.length - 1] = {
        ...last,
        text: last.text + part.text,
        drawn: last.drawn + part.drawn,
        width: last.width + part.width,
      };
    } else {
      const { text, drawn, font, width } = part;
      fragments.push({ x, width, text, drawn, font, isMarked, ref: span.ref });
    }
    x += part.width;
  }
  const end = words.at(-1);
  return { fragments, width: end?.isSpace ? x - end.width : x, isEnd };
}

function visualOrder(words: readonly Word[]): readonly Word[] {
  const isRightToLeft = (word: Word) => word.parts.some((part) => rightToLeft.test(part.text));
  if (!words.some(isRightToLeft)) return words;
  const ordered: Word[] = [];
  let stretch: Word[] = [];
  const flush = () => {
    const spaces: Word[] = [];
    while (stretch.at(-1)?.isSpace) spaces.unshift(...stretch.splice(-1));
    ordered.push(...stretch.reverse(), ...spaces);
    stretch = [];
  };
  for (const word of words) {
    if (isRightToLeft(word) || (word.isSpace && stretch.length > 0)) {
      stretch.push(word);
    } else {
      flush();
      ordered.push(word);
    }
  }
  flush();
  return ordered;
}
