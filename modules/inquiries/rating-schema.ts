import { z } from "zod";
import { labelsFrom, namedFields, optionalText, readAs, text } from "#modules/platform/fields";
import { message } from "#modules/platform/messages";
import { inquiryLimits, MOST_STARS } from "./domain/kinds";
import { inquiryMessages } from "./messages";

const fields = namedFields(
  labelsFrom(inquiryMessages, {
    url: "labelUrl",
    rating: "labelRating",
    comments: "labelComments",
  }),
);

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
export const ratingSchema = fields({
  url: z.pipe(text({ max: LONGEST_PATH }), readAs(ratedPath, message(inquiryMessages, "urlShape"))),
  rating: starsField(),
  comments: optionalText({ max: inquiryLimits.comments, isMultiline: true }),
});
