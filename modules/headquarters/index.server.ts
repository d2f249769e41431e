export {
  type GroupAccess,
  groupAccess,
  inReach,
  mayEdit,
  mayManage,
} from "#modules/accounts/index.server";
export { addChapter, type ChapterToAdd } from "./adding/add-chapter.server";
export { type NewChapterFields, newChapterSchema } from "./adding/schemas";
export { type BoardAsked, countChapters, readBoard } from "./board/read-board.server";
export { type ChapterView, readChapter } from "./chapter/read-chapter.server";
export { moveHeadquarters, type NoteToSave, saveChapterNote } from "./chapter/save-note.server";
export { type ChapterEin, setChapterEin } from "./chapter/set-chapter-ein.server";
export {
  type ExportAsked,
  type ExportFormat,
  exportChapters,
} from "./export/export-chapters.server";
export { type HeadquartersHead, readHead } from "./head/read-head.server";
export { boardWords } from "./messages";
export { cancelNudge } from "./nudges/commands/cancel-nudge.server";
export { type MadeNudge, type NewNudge, sendNudge } from "./nudges/commands/send-nudge.server";
export { previewNudge } from "./nudges/queries/preview-nudge.server";
export { listNudges, type NudgeAsked, readNudge } from "./nudges/queries/read-nudge.server";
export { type NudgeFields, nudgeSchema } from "./nudges/schemas";
export {
  decideRoster,
  type RosterDecisionInput,
} from "./roster/commands/decide-roster.server";
export {
  decideUpload,
  type RosterToSend,
  type SentRoster,
  sendRoster,
  type UploadDecision,
} from "./roster/commands/send-roster.server";
export { type RosterAsked, readRoster, rosterDecisions } from "./roster/queries/read-roster.server";
export { readUpload, type UploadAsked } from "./roster/queries/read-upload.server";
export {
  type RosterDecisionFields,
  rosterDecisionSchema,
  uploadDecisionSchema,
} from "./roster/schemas";
export {
  listBoardViews,
  removeBoardView,
  type SavedView,
  saveBoardView,
} from "./saved-views/saved-views.server";
export { boardLimits, boardViewSchema, chapterEinSchema, chapterNoteSchema } from "./schemas";
