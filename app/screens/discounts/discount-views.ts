import type { DiscountPage, DiscountView, discountForm } from "#modules/billing/contract";

/** A discount in the staff's list. */
export interface DiscountRow
  extends Pick<
    DiscountView,
    | "id"
    | "code"
    | "description"
    | "phase"
    | "used"
    | "kept"
    | "maxUses"
    | "isNewAccount"
    | "isRenewals"
    | "isUpgrades"
    | "isServiceFees"
  > {
  /** "$50.00" or "12.5%". */
  readonly off: string;
  /** "11/21/2026"; empty without limit. */
  readonly first: string;
  readonly last: string;
}

export interface DiscountListData extends Omit<DiscountPage, "rows"> {
  readonly rows: readonly DiscountRow[];
  readonly from: number | null;
  readonly to: number | null;
}

/** What the form of a discount starts with, as it is typed. */
export type DiscountDefaults = Readonly<Record<keyof (typeof discountForm)["fields"], string>>;
