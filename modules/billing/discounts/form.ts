import { defineForm, demanded, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { billingLimits } from "../limits";

const uses = () => optional(field.count({ from: 0, max: 999_999_999 }));

/** A discount as staff fill it in; `version` names what was read, when one is changed. */
export const discountForm = defineForm({
  fields: {
    code: demanded(field.code({ max: 40, example: "WELCOME10" })),
    description: demanded(
      field.line({ max: billingLimits.description, example: "A tenth off your first year" }),
    ),
    currency_value: optional(field.money()),
    percent: optional(field.share()),
    is_new_account: field.flag(),
    is_renewals: field.flag(),
    is_upgrades: field.flag(),
    is_service_fees: field.flag(),
    first_day: optional(field.date()),
    last_day: optional(field.date()),
    max_uses: uses(),
    max_uses_per_account: uses(),
    version: field.version(),
  },
  words: defineMessages({
    en: {
      code: "Code",
      "code.hint": "3 to 40 letters, digits, hyphens and underscores.",
      description: "Description",
      "description.hint": "Members read it beside the discount.",
      currency_value: "Amount off",
      percent: "Percent off",
      "percent.hint": "Up to four decimals, for example 12.5.",
      is_new_account: "Joining",
      is_renewals: "Renewals",
      is_upgrades: "Upgrades and incorporation",
      is_service_fees: "Service fees",
      first_day: "First day",
      last_day: "Last day",
      max_uses: "Uses, by everybody together",
      max_uses_per_account: "Uses per account",
    },
  }),
});
