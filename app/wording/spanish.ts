import { bylawsSpanish } from "#modules/bylaws/spanish";
import { contestSpanish } from "#modules/contest/spanish";
import { handoverFormsSpanish } from "#modules/handover/spanish";
import { officersSpanish } from "#modules/officers/spanish";
import { platformSpanish } from "#modules/platform/spanish";
import { membership } from "~/parts/accounts/membership-words.es";
import { alert } from "~/parts/alerts/words.es";
import { botCheck } from "~/parts/bot-check/words.es";
import { clubLookup } from "~/parts/club-lookup/words.es";
import { irsReturn } from "~/parts/irs-form-990/words.es";
import { officerLetter } from "~/parts/officer-letter/words.es";
import { passkeyOffer } from "~/parts/passkeys/offer-words.es";
import { passkeys } from "~/parts/passkeys/words.es";
import { pricing } from "~/parts/pricing/words.es";
import { rating } from "~/parts/rating/words.es";
import { rescueForm } from "~/parts/rescue/words.es";
import { memberNav } from "~/parts/shell/member-nav-words.es";
import { shell } from "~/parts/shell/words.es";
import { signIn } from "~/parts/sign-in/words.es";
import { state } from "~/parts/state-registration/words.es";
import { applicationStart } from "~/screens/applications/start/words.es";
import { bylawsVersions } from "~/screens/bylaws/bylaws-versions-words.es";
import { bylawsPage } from "~/screens/bylaws/bylaws-words.es";
import { live } from "~/screens/contests/contest-live-words.es";
import { entry } from "~/screens/contests/contest-words.es";
import { gallery } from "~/screens/contests/gallery/words.es";
import { claim } from "~/screens/handover/claim-words.es";
import { handoverLink } from "~/screens/handover/link-words.es";
import { multiChapterPage } from "~/screens/inquiries/multi-chapter/words.es";
import { inspection } from "~/screens/inspection/public/words.es";
import { listings } from "~/screens/listings/words.es";
import { revoked } from "~/screens/rescue/words.es";
import { invitation } from "~/screens/sign-in/invitation/words.es";
import { unsubscribe } from "~/screens/sign-in/unsubscribe/words.es";
import { home } from "~/screens/site/home/words.es";
import { incorporation } from "~/screens/site/incorporation/words.es";
import { privacy } from "~/screens/site/privacy/words.es";
import { refunds } from "~/screens/site/refunds/words.es";
import { terms } from "~/screens/site/terms/words.es";
import { standingCheck } from "~/screens/standing/check-words.es";
import { sharedPapers } from "~/screens/vault/shared-words.es";
import { ui } from "~/ui/words.es";

/** The Spanish words that pages of visitors need in the browser, and those of members as well. */
export const spanish = {
  ...bylawsSpanish,
  ...contestSpanish,
  ...handoverFormsSpanish,
  ...officersSpanish,
  ...platformSpanish,
  alert,
  applicationStart,
  botCheck,
  clubLookup,
  claim,
  handoverLink,
  home,
  membership,
  multiChapterPage,
  memberNav,
  officerLetter,
  listings,
  pricing,
  rating,
  bylawsPage,
  bylawsVersions,
  entry,
  gallery,
  incorporation,
  inspection,
  invitation,
  irsReturn,
  live,
  passkeys,
  "passkey-offer": passkeyOffer,
  privacy,
  refunds,
  rescueForm,
  revoked,
  shell,
  signIn,
  sharedPapers,
  standingCheck,
  state,
  terms,
  ui,
  unsubscribe,
};
