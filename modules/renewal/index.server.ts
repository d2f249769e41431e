export {
  listMemberships,
  type Membership,
  readMembership,
  requestCertificate,
} from "./certificates/memberships.server";
export { cancelRenewal } from "./commands/cancel-renewal.server";
export { endMembership } from "./commands/end-membership.server";
export { handInReturn } from "./commands/hand-in-return.server";
export {
  type ChapterRefused,
  type RenewedChapters,
  renewChapters,
} from "./commands/renew-chapters.server";
export { settleRenewal } from "./commands/settle-renewal.server";
export {
  type RenewalSubmission,
  type SubmittedRenewal,
  submitRenewal,
} from "./commands/submit-renewal.server";
export {
  counterpartOf,
  isOpenToAll,
  type LevelPair,
  type PriceList,
  priceListsOf,
} from "./domain/price-list";
export { membershipStanding } from "./domain/standing";
export { renewChaptersSchema } from "./group-schemas";
export { type ChangedLevel, changeLevel, tryLevel } from "./levels/change-level.server";
export { previewRenewals } from "./levels/preview";
export { type KeptLevel, type LevelChange, readLevel } from "./levels/read-level.server";
export { levelFormOf, levelSchema, levelTermsOf } from "./levels/schemas";
export type { LevelTerms } from "./levels/terms";
export { wordFeatures } from "./levels/word-features";
export { moveRenewals } from "./move-renewals.server";
export { groupChapters } from "./queries/group-chapters.server";
export { findLevel, listLevels } from "./queries/levels.server";
export { memberSince } from "./queries/member-since.server";
export { invoiceDueOn, lateInvoices, todayOfInvoice } from "./queries/overdue-invoices.server";
export { renewalPage } from "./queries/renewal-page.server";
export { accountReminders } from "./reminders/account-reminders.server";
export { chooseReminders } from "./reminders/choose-reminders.server";
export { mostDaysLate } from "./reminders/clock";
export {
  type DecidedLetter,
  decideReminders,
  type ReminderZones,
  reminderDaysIn,
} from "./reminders/decide.server";
export {
  listReminders,
  remindersPerPage,
  upcomingReminders,
} from "./reminders/list-reminders.server";
export { renewalSchema } from "./schemas";
