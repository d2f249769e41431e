import { accountsSpanish } from "#modules/accounts/spanish";
import { inquiriesSpanish } from "#modules/inquiries/spanish";
import { platformRefusalsInSpanish } from "#modules/platform/spanish";
import { spanish as spanishOfBrowsers } from "./browser";
import { visitorFlash } from "./flash";
import { refusal } from "./refusals";

/** All Spanish words, by the names of their catalogues. */
export const spanish = {
  ...spanishOfBrowsers,
  ...accountsSpanish,
  ...inquiriesSpanish,
  ...platformRefusalsInSpanish,
  refusal,
  visitorFlash,
};
