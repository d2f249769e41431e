import type { Locale } from "./messages";

/** The two languages of a visit: that of the words, and the tag that decides how dates look. */
export interface Languages {
  readonly locale: Locale;
  /** A BCP 47 tag that Intl supports, without extensions, for example "pt-BR". */
  readonly formatLocale: string;
}

export const americanEnglish: Languages = { locale: "en", formatLocale: "en-US" };
export const americanSpanish: Languages = { locale: "es", formatLocale: "es-US" };
export const americanLanguages: Readonly<Record<Locale, Languages>> = {
  en: americanEnglish,
  es: americanSpanish,
};

/** A language without its country is read as it is spoken here. */
const inAmerica: Readonly<Record<string, string>> = { en: "en-US", es: "es-US" };

const languageOf = (tag: string) => new Intl.Locale(tag).language;

// A header is somebody else's text: this much of it is read and the rest is ignored.
const longestHeader = 1_000;
const mostRanges = 20;

interface LanguageOptions {
  /** A language that was asked for: nothing else counts but its countries. */
  readonly chosen?: Locale | undefined;
  /** Which languages there are words in; what leaves it out has English alone. */
  readonly offered?: readonly Locale[];
}

/**
 * Chooses the languages of a visit: the user's own setting first, else the order of preference of
 * `Accept-Language`, else American English. Whatever is malformed or unknown is passed over.
 */
export function negotiateLanguages(
  acceptLanguage: string | null | undefined,
  setting?: string | null,
  { chosen, offered = ["en"] }: LanguageOptions = {},
): Languages {
  const known = [setting ?? "", ...rangesByPreference(acceptLanguage ?? "")].flatMap((range) => {
    const tag = supportedTag(range);
    return tag ? [tag] : [];
  });
  const wanted = chosen ? known.filter((tag) => languageOf(tag) === chosen) : known;
  if (chosen) wanted.push(chosen);
  const words = wanted
    .map(languageOf)
    .find((language): language is Locale => (offered as readonly string[]).includes(language));
  const format = wanted[0] ?? americanEnglish.formatLocale;
  return {
    locale: words ?? americanEnglish.locale,
    formatLocale: inAmerica[format] ?? format,
  };
}

function rangesByPreference(header: string): string[] {
  return header
    .slice(0, longestHeader)
    .split(",", mostRanges)
    .map((part) => {
      const [range = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { range, quality: quality === undefined ? 1 : readQuality(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ range }) => range);
}

const readQuality = (text: string) =>
  /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0;

// Extensions are cut off: "-u-ca-buddhist" would put another calendar's year on a due date.
function supportedTag(range: string): string | undefined {
  if (!/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(range)) return undefined;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(new Intl.Locale(range).baseName)[0];
  } catch {
    return undefined;
  }
}
