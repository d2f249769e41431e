export {
  type BadgeView,
  type CheckView,
  checkCertificate,
  readBadge,
} from "./certificates/check-certificate.server";
export { issueCertificate } from "./certificates/issue-certificate.server";
export {
  type CertificatesView,
  type CertificateView,
  certificateFile,
  listCertificates,
} from "./certificates/list-certificates.server";
export { publishedKeys } from "./certificates/published-keys.server";
export { switchBadge } from "./certificates/switch-badge.server";
export { withdrawCertificate } from "./certificates/withdraw-certificate.server";
export { decideHold, type HoldDecision } from "./holds/decide-hold.server";
export { recomputeStanding } from "./judging/recompute.server";
export { keptFindings } from "./judging/stored";
export { type Sweep, type Swept, sweepStandings } from "./judging/sweep.server";
export { moveStanding } from "./move-standing.server";
export { addOverride, endOverride, type NewOverride } from "./overrides/override.server";
export { keepPurposeGaps } from "./purpose-gaps.server";
export { listOverrides, type OverrideView } from "./queries/list-overrides.server";
export { readStanding, standingHistory } from "./queries/read-standing.server";
export { type StandingOverview, standingOverview } from "./queries/standing-overview.server";
export {
  badgeSchema,
  certificateStepSchema,
  holdSchema,
  overrideSchema,
  REINSTATEMENT,
} from "./schemas";
export { wordFinding } from "./sentences";
