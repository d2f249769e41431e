import { z } from "zod";
import { type FieldLabels, flag, optionalText } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { billingMessages } from "../messages";

/** What may be typed as a code; a longer text is no code's. */
const CODE_MAX = 100;

/** `POST /app/discount/reserve`: an empty code removes the discount. */
export const discountCodeSchema = z.strictObject({ code: optionalText({ max: CODE_MAX }) });

/** The staff's form for a discount; `version` names what was read, when one is changed. */
export const discountSchema = z.strictObject({
  code: optionalText({ max: CODE_MAX }),
  description: optionalText({ max: 200 }),
  currency_value: optionalText({ max: 20 }),
  percent: optionalText({ max: 20 }),
  is_new_account: flag(),
  is_renewals: flag(),
  is_upgrades: flag(),
  is_service_fees: flag(),
  first_day: optionalText({ max: 10 }),
  last_day: optionalText({ max: 10 }),
  max_uses: optionalText({ max: 10 }),
  max_uses_per_account: optionalText({ max: 10 }),
  version: optionalText({ max: 10 }),
});
export type DiscountFields = z.output<typeof discountSchema>;

/** How messages name the fields. */
export function discountLabels(locale: Locale): FieldLabels {
  const t = translator(billingMessages, locale);
  return {
    code: t("labelCode"),
    description: t("labelDescription"),
    currency_value: t("labelAmount"),
    percent: t("labelPercent"),
    first_day: t("labelFirstDay"),
    last_day: t("labelLastDay"),
    max_uses: t("labelUses"),
    max_uses_per_account: t("labelUsesPerAccount"),
  };
}
