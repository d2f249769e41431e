import { accountsSpanish } from "#modules/accounts/spanish";
import { applicationsSpanish } from "#modules/applications/spanish";
import { billingRefusalsInSpanish } from "#modules/billing/spanish";
import { bylawsOfServerInSpanish } from "#modules/bylaws/spanish";
import { dutiesSpanish } from "#modules/duties/spanish";
import { filingsSpanish } from "#modules/filings/spanish";
import { giftsSpanish } from "#modules/gifts/spanish";
import { handoverSpanish } from "#modules/handover/spanish";
import { inquiriesSpanish } from "#modules/inquiries/spanish";
import { inspectionSpanish } from "#modules/inspection/spanish";
import { letterRefusalsInSpanish } from "#modules/letters/spanish";
import { listingsSpanish } from "#modules/listings/spanish";
import { officerRefusalsInSpanish } from "#modules/officers/spanish";
import { packetRefusalInSpanish } from "#modules/packet/spanish";
import { platformRefusalsInSpanish } from "#modules/platform/spanish";
import { renewalRefusalsInSpanish } from "#modules/renewal/spanish";
import { standingSpanish } from "#modules/standing/spanish";
import { supervisionRefusalsInSpanish } from "#modules/supervision/spanish";
import { treasurySpanish } from "#modules/treasury/spanish";
import { vaultSpanish } from "#modules/vault/spanish";
import { visitorFlash } from "~/http/flash-messages.es";
import { refusal } from "~/http/refusal-messages.es";
import { bylawsClub } from "~/screens/bylaws/bylaws-club-words.es";
import { closed } from "~/screens/contests/contest-live-words.es";
import { missingPapers } from "~/screens/vault/missing-words.es";
import { spanish as spanishOfBrowsers } from "./spanish";
import { spanishOfMembers } from "./spanish-of-members";

/** All Spanish words, by the names of their catalogues. */
export const spanish = {
  ...spanishOfBrowsers,
  ...spanishOfMembers,
  ...accountsSpanish,
  ...applicationsSpanish,
  ...dutiesSpanish,
  ...giftsSpanish,
  ...handoverSpanish,
  ...filingsSpanish,
  ...inspectionSpanish,
  ...inquiriesSpanish,
  ...letterRefusalsInSpanish,
  ...listingsSpanish,
  ...billingRefusalsInSpanish,
  ...bylawsOfServerInSpanish,
  ...officerRefusalsInSpanish,
  ...packetRefusalInSpanish,
  ...platformRefusalsInSpanish,
  ...renewalRefusalsInSpanish,
  ...standingSpanish,
  ...supervisionRefusalsInSpanish,
  ...treasurySpanish,
  ...vaultSpanish,
  bylawsClub,
  closed,
  missingPapers,
  refusal,
  visitorFlash,
};
