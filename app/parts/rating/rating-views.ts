import type { BotChallenge } from "#modules/platform/captcha/contract";
import { href } from "~/http/href";

/** The question about one page. */
export interface RatingData {
  /** The page's path. */
  readonly url: string;
  /** This visitor has answered within a week. */
  readonly isRated: boolean;
  readonly botCheck: BotChallenge;
}

/** Where the question about a page is answered, which is a page that can be read again. */
export const ratingsOf = (url: string): string => href("/ratings", {}, { url });

/** Where the thanks are on the page. */
export const RATING_ANCHOR = "rating";
