import type { FinanceFilter, InvoiceSummary } from "#modules/billing/contract";
import type { ShownMovement } from "../shown";

/** An account's history with the filters that made it. */
export interface FinancesData {
  readonly accountId: number;
  /** In the address only where the account is not the person's first. */
  readonly namedAccount: number | undefined;
  readonly accountName: string;
  /** What is open at the moment. */
  readonly owed: string;
  readonly isOwing: boolean;
  readonly filter: FinanceFilter;
  /** ISO dates; "" for an open end. */
  readonly from: string;
  readonly to: string;
  /** With the filter `invoices` these, else movements. */
  readonly invoices: readonly InvoiceSummary[] | undefined;
  readonly movements: readonly ShownMovement[];
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
  /** The period that the statement's form begins with. */
  readonly statement: { readonly from: string; readonly to: string };
}
