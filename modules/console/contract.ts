export {
  type AccountSort,
  type AccountStanding,
  accountSorts,
  type DueWithin,
  dueWithins,
  MOST_EXPORTED,
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
export {
  type BilledState,
  billedStates,
  type InvoiceFilter,
  type InvoiceSort,
  invoiceSorts,
  type PaymentFilter,
  type PaymentSort,
  type PaymentState,
  paymentSorts,
  paymentStates,
} from "./domain/money-filter";
export type * from "./merge-views";
export type * from "./views";
