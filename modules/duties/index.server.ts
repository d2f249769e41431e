export { buildDuties, type Whose } from "./build/build-pages.server";
export { AFTER_DAYS, BEFORE_DAYS } from "./build/compute.server";
export { ownFiles } from "./commands/change-duty.server";
export {
  type ExtendedReturn,
  recordExtension,
  undoExtension,
} from "./commands/extend-return.server";
export {
  addGroupDuty,
  type ChangedGroupDuty,
  changeGroupDuty,
  type NewGroupDuty,
  removeGroupDuty,
} from "./commands/group-duties.server";
export { type DoneDuty, markDone, undoDone } from "./commands/mark-done.server";
export {
  addOwnDuty,
  type ChangedOwnDuty,
  changeOwnDuty,
  type NewOwnDuty,
  removeOwnDuty,
} from "./commands/own-duties.server";
export { type SnoozedDuty, snoozeDuty, undoSnooze } from "./commands/snooze-duty.server";
export { undoWaiver, type WaivedDuty, waiveDuty } from "./commands/waive-duty.server";
export type { ChosenFacts } from "./domain/fact-names";
export { ageAt, filesNoReturn, usualReceipts } from "./domain/return-form";
export {
  addEvent,
  answerFacts,
  type FactAnswers,
  learnFacts,
  type NewEvent,
  type SettledFact,
  settleFact,
} from "./facts/answer-facts.server";
export { answerFeed } from "./feed/answer-feed.server";
export { makeFeed } from "./feed/commands/make-feed.server";
export { revokeFeed } from "./feed/commands/revoke-feed.server";
export { takeFeed } from "./feed/commands/take-feed.server";
export { dutiesIcs } from "./feed/duties-ics.server";
export { type FeedView, readFeed } from "./feed/queries/read-feed.server";
export { chooseDigest, readDigest } from "./letters/digest.server";
export { type DutyReader, readDutyReader } from "./letters/reader.server";
export { moveDuties } from "./move-duties.server";
export { type CatalogueRule, catalogueRule } from "./queries/catalogue-rule.server";
export { chosenFactsOf } from "./queries/chosen-facts.server";
export { type DayAfterEvent, dayAfterEvent } from "./queries/day-after-event.server";
export {
  clubDutyNames,
  type DutyNames,
  dutyNames,
  type NamedDuty,
} from "./queries/duty-names.server";
export { listGroupDuties } from "./queries/group-duties.server";
export { judgedDutiesOf } from "./queries/judged-duties.server";
export { type KnownReturn, knownReturns } from "./queries/known-returns.server";
export { listOwnDuties } from "./queries/own-duties.server";
export { provenReturns, provenReturnsOf } from "./queries/proven-returns.server";
export {
  type CalendarAsked,
  nextDuties,
  readCalendar,
  readDuties,
} from "./queries/read-calendar.server";
export { readDuty } from "./queries/read-duty.server";
export { readFacts } from "./queries/read-facts.server";
export { listRules, readNewRule, readRule } from "./queries/rules.server";
export { saidFiscalYears } from "./queries/said-fiscal-years.server";
export { applyState } from "./rules/apply-state.server";
export {
  type ChangedRule,
  changeRule,
  newCodeOf,
  previewRule,
  type RuleToTry,
} from "./rules/change-rule.server";
export { previewState, type StateToTry } from "./rules/preview-state.server";
export { ruleLabels } from "./rules/rule-labels";
export { wordField as wordRuleField } from "./rules/rule-words";
export {
  digestSchema,
  doneSchema,
  dutyLimits,
  extensionSchema,
  type GroupDutyFields,
  groupDutySchema,
  type OwnDutyFields,
  ownDutySchema,
  type RuleFields,
  ruleChangeSchema,
  ruleSchema,
  snoozeSchema,
  waiverSchema,
} from "./schemas";
export type { DutyKey } from "./store.server";
export type * from "./views";
