export {
  type Approval,
  approveEntry,
  type Dismissal,
  hideEntry,
  rejectEntry,
} from "./commands/decide-entry.server";
export {
  addContest,
  type ContestChange,
  type ContestInput,
  changeContest,
} from "./commands/save-contest.server";
export { type NewEntry, type SubmittedEntry, submitEntry } from "./commands/submit-entry.server";
export { countUsedPlaces, type PlaceQuestion } from "./queries/count-places.server";
export { currentContest } from "./queries/current-contest.server";
export { exportEntries } from "./queries/export-entries.server";
export { listContests, readContest } from "./queries/list-contests.server";
export {
  type EntryList,
  listEntries,
  nextPending,
  readEntryView,
} from "./queries/list-entries.server";
export { openEntryMedia } from "./queries/open-entry-media.server";
export { type Gallery, readGallery } from "./queries/read-gallery.server";
export { type EntryFields, readEntry } from "./read-entry.server";
