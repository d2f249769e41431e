export {
  type Approval,
  approveEntry,
  type Dismissal,
  hideEntry,
  rejectEntry,
} from "./commands/decide-entry.server";
export {
  type Counted,
  type Merging,
  mergeOrganizations,
  undoMerge,
} from "./commands/merge-organizations.server";
export {
  type Announcement,
  announceWinners,
  type Naming,
  nameWinner,
  takePlaceBack,
} from "./commands/name-winners.server";
export { prepareAgain } from "./commands/prepare-again.server";
export {
  addContest,
  type ContestChange,
  type ContestInput,
  changeContest,
} from "./commands/save-contest.server";
export { type NewEntry, type SubmittedEntry, submitEntry } from "./commands/submit-entry.server";
export { contestSchema, decisionSchema, mergeSchema, winnersSchema } from "./contest-schema";
export { countUsedPlaces, type PlaceQuestion } from "./queries/count-places.server";
export { currentContest } from "./queries/current-contest.server";
export { entriesByWeek, type WeekOfEntries } from "./queries/entries-by-week.server";
export { exportEntries } from "./queries/export-entries.server";
export { exportPictures } from "./queries/export-pictures.server";
export { listContests, readContest } from "./queries/list-contests.server";
export {
  type EntryList,
  entriesAlike,
  listEntries,
  nextPending,
  readEntryView,
} from "./queries/list-entries.server";
export {
  listOrganizations,
  type OrganizationList,
  previewMerge,
} from "./queries/list-organizations.server";
export { listWinners } from "./queries/list-winners.server";
export { openEntryMedia } from "./queries/open-entry-media.server";
export { type Gallery, readGallery } from "./queries/read-gallery.server";
export { type EntryFields, readEntry } from "./read-entry.server";
