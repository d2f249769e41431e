export {
  type GroupAccess,
  groupAccess,
  inReach,
  mayEdit,
  mayManage,
} from "#modules/accounts/index.server";
export { type BoardAsked, readBoard } from "./board/read-board.server";
export { type ChapterView, readChapter } from "./chapter/read-chapter.server";
export { moveHeadquarters, type NoteToSave, saveChapterNote } from "./chapter/save-note.server";
export {
  type ExportAsked,
  type ExportFormat,
  exportChapters,
} from "./export/export-chapters.server";
export { type HeadquartersHead, readHead } from "./head/read-head.server";
export { boardWords } from "./messages";
export {
  listBoardViews,
  removeBoardView,
  type SavedView,
  saveBoardView,
} from "./saved-views/saved-views.server";
export { boardLabels, boardLimits, boardViewSchema, chapterNoteSchema } from "./schemas";
