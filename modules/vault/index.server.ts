export { changePaper } from "./commands/change-paper.server";
export { keepFile, keepVersion } from "./commands/keep-file.server";
export { deletePapers, holdPaper } from "./commands/retention.server";
export { mayReadPrivate } from "./permission.server";
export { decideQuarantine } from "./quarantine/decide-quarantine.server";
export { quarantineFile } from "./quarantine/quarantine-file.server";
export { quarantineSchema } from "./quarantine/quarantine-schemas";
export { rescanFiles } from "./quarantine/rescan-files.server";
export {
  countPacketFiles,
  listPapers,
  type PapersAsked,
  packetFiles,
} from "./queries/list-papers.server";
export { listQuarantine } from "./queries/list-quarantine.server";
export { readMissing } from "./queries/missing-papers.server";
export { openPaper, readPaper } from "./queries/read-paper.server";
export { readRetention } from "./queries/read-retention.server";
export {
  holdSchema,
  paperSchema,
  retentionSchema,
  uploadSchema,
  versionSchema,
} from "./schemas";
export { revokeShare, takeShare } from "./sharing/end-share.server";
export { makeShare } from "./sharing/make-share.server";
export {
  lookAtShare,
  openShare,
  openSharedFile,
  type ShareReader,
} from "./sharing/open-share.server";
export {
  listShares,
  openSharesOf,
  readShare,
  readShareChoice,
} from "./sharing/read-shares.server";
export { shareForm } from "./sharing/share-form";
export { deviceOf, SHARE_DAYS, SHARE_DAYS_MAX } from "./sharing/share-rules";
export { openShareSchema, shareSchema } from "./sharing/share-schemas";
export type * from "./views";
