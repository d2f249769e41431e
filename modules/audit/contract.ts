export {
  type AuditFaultKind,
  type ChainState,
  type TrailEntry,
  type TrailFilter,
  trailLimits,
} from "./views";
