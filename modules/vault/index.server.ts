export { changePaper } from "./commands/change-paper.server";
export { keepFile, keepVersion } from "./commands/keep-file.server";
export { deletePapers, holdPaper } from "./commands/retention.server";
export { mayReadPrivate } from "./permission.server";
export { listPapers, type PapersAsked, packetFiles } from "./queries/list-papers.server";
export { readMissing } from "./queries/missing-papers.server";
export { openPaper, readPaper } from "./queries/read-paper.server";
export { readRetention } from "./queries/read-retention.server";
export {
  holdSchema,
  paperSchema,
  retentionSchema,
  uploadSchema,
  vaultLabels,
  versionSchema,
} from "./schemas";
export type * from "./views";
