import { z } from "zod";
import { type FieldLabels, optionalText, readAs, text } from "#modules/platform/fields";
import { type Locale, message, translator } from "#modules/platform/messages";
import { inquiryLimits, MOST_STARS } from "./domain/kinds";
import { inquiryMessages } from "./messages";

const LONGEST_PATH = 300;
/** Stands for this site while a path is read. */
const HERE = "http://here.invalid";

/**
 * The path of a page of this site that an address names, without query and anchor; undefined for
 * any other site, and for what a browser could read as one.
 */
export function ratedPath(url: string): string | undefined {
  if (!/^\/(?![/\\])[^\s\\]*$/.test(url) || url.length > LONGEST_PATH) return undefined;
  if (!URL.canParse(url, HERE)) return undefined;
  const { origin, pathname } = new URL(url, HERE);
  return origin === HERE && !pathname.startsWith("//") ? pathname : undefined;
}

/** One to five stars; a script may send a number. */
function starsField() {
  const asText = z.transform((value: unknown) =>
    typeof value === "number" ? String(value) : value,
  );
  const read = (typed: string) => {
    const stars = /^\d$/.test(typed) ? Number(typed) : 0;
    return stars >= 1 && stars <= MOST_STARS ? stars : undefined;
  };
  return z.pipe(
    z.pipe(asText, text({ max: 20 })),
    readAs(read, message(inquiryMessages, "ratingShape")),
  );
}

/** How helpful a visitor found a page. */
export const ratingSchema = z.strictObject({
  url: z.pipe(text({ max: LONGEST_PATH }), readAs(ratedPath, message(inquiryMessages, "urlShape"))),
  rating: starsField(),
  comments: optionalText({ max: inquiryLimits.comments, isMultiline: true }),
});

/** How messages name the fields of a rating, in one language. */
export function ratingLabels(locale: Locale): FieldLabels {
  const t = translator(inquiryMessages, locale);
  return { url: t("labelUrl"), rating: t("labelRating"), comments: t("labelComments") };
}
