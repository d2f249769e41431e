import type { PageRating, RatingView } from "#modules/inquiries/contract";
import type { PagerProps } from "~/ui/pager";

/** What visitors think of a page, in words. */
export type PageRatingRow = Omit<PageRating, "lastAt" | "average"> & {
  readonly average: string;
  readonly last: string;
};

/** The ratings of one page. */
export type PageRatings = PagerProps["answer"] & {
  readonly url: string;
  readonly rows: readonly (Omit<RatingView, "at"> & { readonly sent: string })[];
};

/** All pages, or the one that the address bar names. */
export interface RatingsData {
  readonly one: PageRatings | undefined;
  readonly pages: readonly PageRatingRow[];
}
