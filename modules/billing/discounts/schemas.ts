import type { z } from "zod";
import { namedFields, optionalText } from "#modules/platform/fields";
import { formLabels } from "#modules/platform/forms/contract";
import { formSchema } from "#modules/platform/forms/index.server";
import type { FieldErrors } from "#modules/platform/result";
import type { DiscountTerms } from "../payments/totals";
import { discountForm } from "./form";
import type { Days } from "./period";

/** `POST /app/discount/reserve`: an empty code removes the discount, a missing one is refused. */
export const discountCodeSchema = namedFields(formLabels(discountForm))({
  code: optionalText({ max: 100 }).unwrap(),
});

/** A discount as staff enter it; what its values must be to each other, the command judges. */
export const discountSchema = formSchema(discountForm);

/** A discount as staff fill it in. */
export interface FilledDiscount extends DiscountTerms, Days {
  readonly code: string;
  readonly description: string;
  readonly maxUses: number | null;
  readonly maxUsesPerAccount: number | null;
}

/** The discount of a form that was read. */
export const filledDiscount = (fields: z.output<typeof discountSchema>): FilledDiscount => ({
  code: fields.code,
  description: fields.description.trim(),
  currencyValue: fields.currency_value,
  multiplier: fields.percent,
  isNewAccount: fields.is_new_account,
  isRenewals: fields.is_renewals,
  isUpgrades: fields.is_upgrades,
  isServiceFees: fields.is_service_fees,
  firstDay: fields.first_day,
  lastDay: fields.last_day,
  maxUses: fields.max_uses,
  maxUsesPerAccount: fields.max_uses_per_account,
});

const shownAs: Readonly<Record<string, string>> = {
  multiplier: "percent",
  valid_until: "last_day",
};

/** The errors of a command at the fields of the form. */
export const atFormFields = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, list]) => [shownAs[name] ?? name, list]));
