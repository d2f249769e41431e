import { billingSpanish } from "#modules/billing/spanish";
import { giftFormsSpanish } from "#modules/gifts/spanish";
import { inspectionFormsSpanish } from "#modules/inspection/spanish";
import { lettersSpanish } from "#modules/letters/spanish";
import { renewalSpanish } from "#modules/renewal/spanish";
import { supervisionSpanish } from "#modules/supervision/spanish";
import { linesSpanish } from "#modules/treasury/spanish";
import { papersSpanish } from "#modules/vault/spanish";
import { einHolder } from "~/parts/accounts/ein-holder-words.es";
import { ownAccount } from "~/parts/accounts/words.es";
import { calendar } from "~/parts/calendar/words.es";
import { dynamicForm } from "~/parts/dynamic-form/words.es";
import { finances } from "~/parts/finances/words.es";
import { reminders } from "~/parts/reminders/words.es";
import { lapse } from "~/parts/renewal/lapse-words.es";
import { renewal } from "~/parts/renewal/words.es";
import { standingVerdict } from "~/parts/standing/words.es";
import { wizard } from "~/parts/wizard/words.es";
import { digest } from "~/screens/calendar/digest/words.es";
import { duty } from "~/screens/calendar/duty/words.es";
import { ownPostcard } from "~/screens/calendar/e-postcard/words.es";
import { facts } from "~/screens/calendar/facts/words.es";
import { feed } from "~/screens/calendar/feed/words.es";
import { ownDuty } from "~/screens/calendar/own-words.es";
import { calendarPage } from "~/screens/calendar/words.es";
import { membershipYear } from "~/screens/finances/membership-words.es";
import { gifts } from "~/screens/gifts/words.es";
import { claimCard } from "~/screens/handover/claim-card-words.es";
import { handoverPages } from "~/screens/handover/words.es";
import { ownInspection } from "~/screens/inspection/own/words.es";
import { publishPaper } from "~/screens/inspection/publish/words.es";
import { letters } from "~/screens/letters/words.es";
import { form8822b } from "~/screens/officers/form-8822b-words.es";
import { officerLetterPages } from "~/screens/officers/letter-words.es";
import { bankResolution } from "~/screens/officers/resolution-words.es";
import { officers } from "~/screens/officers/words.es";
import { ownApplication } from "~/screens/organization/home/application-words.es";
import { ownHome } from "~/screens/organization/home/words.es";
import { profileImage } from "~/screens/organization/image-words.es";
import { accountEdit } from "~/screens/organization/update/words.es";
import { publicProfile } from "~/screens/organization/words.es";
import { packetPage } from "~/screens/packet/words.es";
import { ownPasskeys } from "~/screens/passkeys/words.es";
import { payments } from "~/screens/payments/words.es";
import { people } from "~/screens/people/words.es";
import { ownSettings } from "~/screens/profile/words.es";
import { ownRescue } from "~/screens/rescue/own/words.es";
import { standingPages } from "~/screens/standing/words.es";
import { ownSupervision } from "~/screens/supervision/own/words.es";
import { supervision } from "~/screens/supervision/supervision-words.es";
import { treasuryControls } from "~/screens/treasury/controls-words.es";
import { treasuryImport } from "~/screens/treasury/import/words.es";
import { treasury } from "~/screens/treasury/words.es";
import { vaultList } from "~/screens/vault/list/words.es";
import { paperFields } from "~/screens/vault/paper-field-words.es";
import { vaultPaper } from "~/screens/vault/paper-words.es";
import { vaultRetention } from "~/screens/vault/retention/words.es";
import { vaultShares } from "~/screens/vault/share-words.es";
import { bothKept } from "~/ui/both-kept-words.es";

/** The Spanish words that pages of members alone need in the browser, besides those of visitors. */
export const spanishOfMembers = {
  ...billingSpanish,
  ...giftFormsSpanish,
  ...inspectionFormsSpanish,
  ...lettersSpanish,
  ...linesSpanish,
  ...papersSpanish,
  ...supervisionSpanish,
  ...renewalSpanish,
  accountEdit,
  bankResolution,
  bothKept,
  calendar,
  calendarPage,
  digest,
  duty,
  dynamicForm,
  einHolder,
  facts,
  feed,
  finances,
  form8822b,
  gifts,
  lapse,
  letters,
  membershipYear,
  officerLetterPages,
  officers,
  ownAccount,
  ownApplication,
  ownDuty,
  ownHome,
  ownPasskeys,
  ownPostcard,
  ownRescue,
  ownSettings,
  ownSupervision,
  packetPage,
  paperFields,
  payments,
  people,
  profileImage,
  publicProfile,
  reminders,
  renewal,
  standingPages,
  standingVerdict,
  supervision,
  treasury,
  treasuryControls,
  treasuryImport,
  claimCard,
  handoverPages,
  ownInspection,
  publishPaper,
  vaultPaper,
  vaultRetention,
  vaultShares,
  vaultList,
  wizard,
};
