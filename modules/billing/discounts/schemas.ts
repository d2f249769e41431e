import { z } from "zod";
import { optionalText } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { billingMessages } from "../messages";

/** What may be typed as a code; a longer text is no code's. */
const CODE_MAX = 100;

/** `POST /app/discount/reserve`: an empty code removes the discount. */
export const discountCodeSchema = z.strictObject({ code: optionalText({ max: CODE_MAX }) });

export const discountCodeLabels = (locale: Locale) => ({
  code: translator(billingMessages, locale)("discountCodeLabel"),
});
