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

/** Where it is answered, and where the thanks are on the page. */
export const RATINGS = href("/ratings");
export const RATING_ANCHOR = "rating";
