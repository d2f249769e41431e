import { accountsSpanish } from "#modules/accounts/spanish";
import { bylawsOfServerInSpanish } from "#modules/bylaws/spanish";
import { inquiriesSpanish } from "#modules/inquiries/spanish";
import { platformRefusalsInSpanish } from "#modules/platform/spanish";
import { spanish as spanishOfBrowsers } from "./browser";
import { bylawsClub } from "./bylaws-club";
import { closed } from "./contest-live";
import { visitorFlash } from "./flash";
import { refusal } from "./refusals";

/** All Spanish words, by the names of their catalogues. */
export const spanish = {
  ...spanishOfBrowsers,
  ...accountsSpanish,
  ...inquiriesSpanish,
  ...bylawsOfServerInSpanish,
  ...platformRefusalsInSpanish,
  bylawsClub,
  closed,
  refusal,
  visitorFlash,
};
