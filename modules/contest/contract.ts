export {
  contestLabels,
  contestSchema,
  decisionLabels,
  decisionSchema,
  mergeSchema,
  staffLabels,
  winnersSchema,
} from "./contest-schema";
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
export { contestMessages } from "./messages";
export { entryLabels, entrySchema } from "./schemas";
export type * from "./views";
