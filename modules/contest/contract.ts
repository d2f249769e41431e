export {
  type ContestKind,
  contestKinds,
  type EntryState,
  type EntryType,
  entryStates,
  entryTypes,
  MAX_COUNTED,
  needsStory,
} from "./domain/entry-types";
export { fileRules } from "./domain/file-rules";
export { shownKeys } from "./domain/shown-files";
export { contestForm, decisionForm, mergeForm, winnerForm } from "./forms";
export { contestMessages } from "./messages";
export { entrySchema } from "./schemas";
export type * from "./views";
