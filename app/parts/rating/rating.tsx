import { lazy, Suspense } from "react";
import type { RatingData } from "./rating-views";

const RatingForm = lazy(async () => ({
  default: (await import("./rating-form")).RatingForm,
}));

/** "Was this resource helpful?": its script is loaded after the page's own. */
export const Rating = (rating: RatingData) => (
  <Suspense>
    <RatingForm {...rating} />
  </Suspense>
);
