export {
  type AccountSort,
  type AccountStanding,
  accountSorts,
  type DueWithin,
  dueWithins,
  MOST_NOTED,
  MOST_SEARCHED,
  standings,
} from "./domain/account-filter";
export {
  type AuditAction,
  auditKinds,
  type TimelineKind,
  timelineKinds,
} from "./domain/audit-kinds";
export type * from "./merge-views";
export type * from "./views";
