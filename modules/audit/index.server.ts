export { type AuditCheck, checkAudit } from "./commands/check-audit.server";
export { sealEntries } from "./commands/seal-entries.server";
export { exportTrail } from "./queries/export-trail.server";
export { readChainState } from "./queries/read-chain-state.server";
export { searchTrail, TRAIL_ZONE } from "./queries/search-trail.server";
