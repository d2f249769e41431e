export { type AuditCheck, checkAudit } from "./commands/check-audit.server";
export { sealEntries } from "./commands/seal-entries.server";
