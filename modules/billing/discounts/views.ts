import type { DiscountTerms } from "../payments/totals";
import type { Days } from "./period";
import type { DiscountPhase } from "./use";

/** A discount as staff see it. */
export interface DiscountView extends DiscountTerms, Days {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  readonly phase: DiscountPhase;
  readonly maxUses: number | null;
  readonly maxUsesPerAccount: number | null;
  /** How often it was used, and how many uses are kept free for somebody now. */
  readonly used: number;
  readonly kept: number;
  readonly version: number;
}

/** A page of the staff's list of discounts. */
export interface DiscountPage {
  readonly rows: readonly DiscountView[];
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
}
