export { recordExtension, undoExtension } from "./commands/extend-return.server";
export { markDone, undoDone } from "./commands/mark-done.server";
export { snoozeDuty, undoSnooze } from "./commands/snooze-duty.server";
export { undoWaiver, waiveDuty } from "./commands/waive-duty.server";
export { answerFeed } from "./feed/answer-feed.server";
export { makeFeed } from "./feed/commands/make-feed.server";
export { revokeFeed } from "./feed/commands/revoke-feed.server";
export { type FeedView, readFeed } from "./feed/queries/read-feed.server";
export { nextDuties, readCalendar, readDuties } from "./queries/read-calendar.server";
export { readDuty } from "./queries/read-duty.server";
export {
  digestSchema,
  doneSchema,
  dutyLabels,
  extensionSchema,
  groupDutySchema,
  ownDutySchema,
  snoozeSchema,
  waiverSchema,
} from "./schemas";
export type * from "./views";
