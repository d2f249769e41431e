import type { FindingKind } from "#modules/billing/contract";

/** A finding as it is shown. */
export interface ShownFinding {
  readonly id: number;
  readonly kind: FindingKind;
  readonly transId: string;
  readonly ref: string;
  readonly account: { readonly id: number; readonly name: string } | null;
  readonly amount: string;
  /** What is here where the amounts differ; else "". */
  readonly otherAmount: string;
  readonly status: string;
  readonly foundAt: string;
  readonly resolvedAt: string | null;
  readonly resolution: string;
}

/** A try to pay back, as it is shown. */
export interface ShownRefund {
  readonly id: number;
  readonly amount: string;
  readonly status: "under_way" | "succeeded" | "failed";
  readonly isCredited: boolean;
  readonly note: string;
  readonly errorText: string;
  readonly at: string;
}

/** A payment and what may be paid back of it. */
export interface ShownPayment {
  readonly id: number;
  readonly accountId: number;
  readonly accountName: string;
  /** "Visa ending in 1111", "Check 204". */
  readonly label: string;
  readonly date: string;
  readonly amount: string;
  /** "" for none. */
  readonly discount: string;
  readonly transId: string;
  readonly invoices: readonly { readonly id: number; readonly number: string }[];
  readonly refunds: readonly ShownRefund[];
  readonly isReturned: boolean;
  /** What is left, as it is shown and as a field takes it. */
  readonly left: string;
  readonly leftText: string;
  readonly hasLeft: boolean;
  /** Staff pay it back themselves. */
  readonly isByHand: boolean;
  readonly isUnderWay: boolean;
  /** The page's key: the same one never pays back twice. */
  readonly key: string;
}

/** An invoice and what may be taken off it. */
export interface ShownCorrection {
  readonly id: number;
  readonly number: string;
  readonly accountId: number;
  readonly accountName: string;
  readonly date: string;
  readonly value: string;
  readonly balance: string;
  readonly balanceText: string;
  readonly hasBalance: boolean;
  /** Nothing was paid or credited: it can be voided. */
  readonly isUntouched: boolean;
  readonly key: string;
}
