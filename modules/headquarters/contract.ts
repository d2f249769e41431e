export { newChapterForm } from "./adding/form";
export * from "./board/board-view";
export { chapterEinForm } from "./chapter/ein-form";
export { fillText, placeholders } from "./nudges/domain/text";
export { nudgeForm } from "./nudges/form";
export * from "./nudges/views";
export type { LineFault } from "./roster/domain/judge-lines";
export {
  decisions as rosterDecisionKinds,
  isQuestion,
  type RosterField,
  rosterFields,
} from "./roster/domain/roster";
export { rosterMessages } from "./roster/messages";
export { rosterKey } from "./roster/seen-row";
export { ROSTER_FILE_ACCEPT, ROSTER_FILE_MAX, ROSTER_ROWS_MAX } from "./roster/sheet/limits";
export * from "./roster/views";
export type * from "./views";
