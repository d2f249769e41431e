import { type Cents, toAmountText } from "#modules/platform/money";
import type { RenewalChoices, RenewalPage, RenewalQuote } from "#modules/renewal/contract";
import type { FormAnswer } from "~/http/form-answer";
import { paths } from "~/http/paths";

/** What the account's state asks at the most, worded; "" for a figure that nobody confirmed. */
export interface StateFees {
  readonly state: string;
  readonly maintain: string;
  readonly articles: string;
  readonly sourceUrl: string;
  /** The day on which the oldest of its confirmed figures was read; "" without any. */
  readonly readOn: string;
}

/** What the renewal screen shows, for an account's own people and for staff. */
export interface RenewalView {
  readonly page: RenewalPage;
  /** What the form starts with: its first choices, or those that a plain form was sent with. */
  readonly choices: RenewalChoices;
  /** The account that addresses name; undefined for the person's first. */
  readonly named: number | undefined;
  readonly isOnBehalf: boolean;
  /** What the account's state asks, as far as figures are known. */
  readonly fees: StateFees | null;
  /** The group's warning comes first. */
  readonly isGroupAsked: boolean;
}

/** Where the form is, and where it is sent; `isIndividual` goes past the group's warning. */
export function formAddress(
  { page, named, isOnBehalf }: RenewalView,
  isIndividual: boolean = page.group?.isBilledAsGroup === true,
): string {
  return isOnBehalf
    ? paths.staffRenewal(page.accountId, { isIndividual })
    : paths.renewal({ accountId: named, isIndividual });
}

/** What became of a form: refused, or the notice about the tax return comes first. */
export type RenewalAnswer = FormAnswer | { readonly notice: "return" } | null;

/** What a form carries besides its boxes: that the server can tell what the page showed. */
export function carriedFields(
  { accountId }: RenewalPage,
  quote: RenewalQuote,
  bonusBalance: Cents,
): Readonly<Record<string, string>> {
  const { totals } = quote;
  return {
    account_id: String(accountId),
    current_level_id: String(quote.currentLevelId),
    new_level_id: String(quote.newLevelId),
    "totals[subtotal]": toAmountText(totals.subtotal),
    "totals[discount_total]": toAmountText(totals.discountTotal),
    "totals[bonus_total]": toAmountText(totals.bonusTotal),
    "totals[order_total]": toAmountText(totals.orderTotal),
    bonus_balance: toAmountText(bonusBalance),
    due_on: quote.dueOn,
    _shown: [
      ...(quote.isUpgradeSelected ? ["upgrade"] : []),
      ...(quote.isIncorporationSelected ? ["incorporation"] : []),
    ].join(" "),
  };
}
