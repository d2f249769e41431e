import { bylawsSpanish } from "#modules/bylaws/spanish";
import { contestSpanish } from "#modules/contest/spanish";
import { officersSpanish } from "#modules/officers/spanish";
import { platformSpanish } from "#modules/platform/spanish";
import { papersSpanish } from "#modules/vault/spanish";
import { membership } from "~/parts/accounts/membership-words.es";
import { alert } from "~/parts/alerts/words.es";
import { botCheck } from "~/parts/bot-check/words.es";
import { calendar } from "~/parts/calendar/words.es";
import { clubLookup } from "~/parts/club-lookup/words.es";
import { dynamicForm } from "~/parts/dynamic-form/words.es";
import { irsReturn } from "~/parts/irs-form-990/words.es";
import { officerLetter } from "~/parts/officer-letter/words.es";
import { passkeys } from "~/parts/passkeys/words.es";
import { rating } from "~/parts/rating/words.es";
import { lapse } from "~/parts/renewal/lapse-words.es";
import { rescueForm } from "~/parts/rescue/words.es";
import { memberNav } from "~/parts/shell/member-nav-words.es";
import { shell } from "~/parts/shell/words.es";
import { signIn } from "~/parts/sign-in/words.es";
import { standingVerdict } from "~/parts/standing/words.es";
import { state } from "~/parts/state-registration/words.es";
import { applicationStart } from "~/screens/applications/start/words.es";
import { bylawsVersions } from "~/screens/bylaws/bylaws-versions-words.es";
import { bylawsPage } from "~/screens/bylaws/bylaws-words.es";
import { digest } from "~/screens/calendar/digest/words.es";
import { duty } from "~/screens/calendar/duty/words.es";
import { ownPostcard } from "~/screens/calendar/e-postcard/words.es";
import { facts } from "~/screens/calendar/facts/words.es";
import { feed } from "~/screens/calendar/feed/words.es";
import { ownDuty } from "~/screens/calendar/own-words.es";
import { calendarPage } from "~/screens/calendar/words.es";
import { live } from "~/screens/contests/contest-live-words.es";
import { entry } from "~/screens/contests/contest-words.es";
import { gallery } from "~/screens/contests/gallery/words.es";
import { claim } from "~/screens/handover/claim-words.es";
import { handoverLink } from "~/screens/handover/link-words.es";
import { compliance, contact, greek, inquiry, multiChapter } from "~/screens/inquiries/words.es";
import { listings } from "~/screens/listings/words.es";
import { ownApplication } from "~/screens/organization/home/application-words.es";
import { ownHome } from "~/screens/organization/home/words.es";
import { ownRescue } from "~/screens/rescue/own/words.es";
import { revoked } from "~/screens/rescue/words.es";
import { invitation } from "~/screens/sign-in/invitation/words.es";
import { unsubscribe } from "~/screens/sign-in/unsubscribe/words.es";
import { home } from "~/screens/site/home/words.es";
import { incorporation } from "~/screens/site/incorporation/words.es";
import { privacy } from "~/screens/site/privacy/words.es";
import { refunds } from "~/screens/site/refunds/words.es";
import { terms } from "~/screens/site/terms/words.es";
import { pricing } from "~/screens/site/words.es";
import { standingCheck } from "~/screens/standing/check-words.es";
import { standingPages } from "~/screens/standing/words.es";
import { vaultList } from "~/screens/vault/list/words.es";
import { paperFields } from "~/screens/vault/paper-field-words.es";
import { sharedPapers } from "~/screens/vault/shared-words.es";
import { bothKept } from "~/ui/both-kept-words.es";
import { ui } from "~/ui/words.es";

/** The Spanish words that pages of visitors and of members need in the browser. */
export const spanish = {
  ...bylawsSpanish,
  ...contestSpanish,
  ...officersSpanish,
  ...papersSpanish,
  ...platformSpanish,
  alert,
  applicationStart,
  bothKept,
  botCheck,
  calendar,
  calendarPage,
  clubLookup,
  claim,
  compliance,
  contact,
  digest,
  duty,
  dynamicForm,
  facts,
  feed,
  greek,
  handoverLink,
  home,
  inquiry,
  lapse,
  membership,
  multiChapter,
  memberNav,
  officerLetter,
  ownApplication,
  ownDuty,
  ownHome,
  ownPostcard,
  ownRescue,
  paperFields,
  listings,
  pricing,
  rating,
  bylawsPage,
  bylawsVersions,
  entry,
  gallery,
  incorporation,
  invitation,
  irsReturn,
  live,
  passkeys,
  privacy,
  refunds,
  rescueForm,
  revoked,
  shell,
  signIn,
  sharedPapers,
  standingCheck,
  standingPages,
  standingVerdict,
  state,
  terms,
  ui,
  unsubscribe,
  vaultList,
};
