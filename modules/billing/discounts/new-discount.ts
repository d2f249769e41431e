import { type MessageRef, message } from "#modules/platform/messages";
import type { FieldErrors } from "#modules/platform/result";
import { billingLimits } from "../limits";
import { billingMessages } from "../messages";
import type { DiscountTerms } from "../payments/totals";

export interface NewDiscount extends DiscountTerms {
  /** Taken in upper case, without spaces around it. */
  readonly code: string;
  readonly description: string;
  /** The first instant at which the code works; always has when it is left out. */
  readonly validFrom?: Date;
  /** The first instant at which it works no more; never ends when it is left out. */
  readonly validUntil?: Date;
  /** How often it may be used by everybody together; without limit when it is left out. */
  readonly maxUses?: number;
  readonly maxUsesPerAccount?: number;
}

const wholeShare = 1_000_000;
/** The largest number that the columns of uses hold. */
const mostUses = 2_147_483_647;

/** The form in which a code is kept and compared. */
export const foldCode = (code: string): string => code.trim().toUpperCase();

/** What is wrong with a discount before it is made; empty when nothing is. */
export function judgeDiscount(discount: NewDiscount): FieldErrors {
  const { currencyValue, multiplier, validFrom, validUntil } = discount;
  const errors: Record<string, MessageRef | undefined> = {
    code: /^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(foldCode(discount.code))
      ? undefined
      : message(billingMessages, "codeShape"),
    description: judgeDescription(discount.description),
    currency_value:
      (currencyValue === null) === (multiplier === null)
        ? message(billingMessages, "oneKind")
        : currencyValue !== null && currencyValue <= 0
          ? message(billingMessages, "amountAboveZero")
          : undefined,
    multiplier:
      multiplier !== null && (multiplier <= 0 || multiplier > wholeShare)
        ? message(billingMessages, "multiplierRange")
        : undefined,
    is_new_account: reachesSomething(discount)
      ? undefined
      : message(billingMessages, "reachesNothing"),
    valid_until:
      validFrom && validUntil && validFrom >= validUntil
        ? message(billingMessages, "periodOrder")
        : undefined,
    max_uses: judgeUses(discount.maxUses),
    max_uses_per_account: judgeUses(discount.maxUsesPerAccount),
  };
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, words]) => (words ? [[field, [words]]] : [])),
  );
}

const reachesSomething = (discount: DiscountTerms) =>
  discount.isNewAccount || discount.isRenewals || discount.isUpgrades || discount.isServiceFees;

function judgeDescription(description: string): MessageRef | undefined {
  const max = billingLimits.description;
  if (description.trim() !== "" && description.length <= max) return undefined;
  return message(billingMessages, "description", { max });
}

function judgeUses(uses: number | undefined): MessageRef | undefined {
  if (uses === undefined || (Number.isInteger(uses) && uses >= 1 && uses <= mostUses)) {
    return undefined;
  }
  return message(billingMessages, "usesAboveZero");
}
