import { defineForm, field } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { federalFigures } from "./kinds";

/** A newer reading of a figure of the IRS, as staff enter it. */
export const federalForm = defineForm({
  fields: {
    name: field.choice(federalFigures),
    amount: field.money(),
    source_url: field.url({ max: 300, example: "https://www.irs.gov/charities-non-profits" }),
    as_of: field.date(),
    read_on: field.date(),
  },
  words: defineMessages({
    en: {
      name: "Figure",
      "name.late_day": "Late 990-EZ or 990, a day",
      "name.late_cap": "The same, at most",
      "name.late_receipts": "For receipts under",
      "name.fee_1023_ez": "Fee of Form 1023-EZ",
      "name.fee_1023": "Fee of Form 1023",
      "name.ez_receipts": "Form 1023-EZ: receipts of a year up to",
      "name.ez_assets": "Form 1023-EZ: assets up to",
      "name.form_990_n_first_year": "Form 990-N: first year, up to",
      "name.form_990_n_to_three": "Form 990-N: up to three years, up to",
      "name.form_990_n_over_three": "Form 990-N: older, up to",
      "name.form_990_ez_receipts": "Form 990-EZ: receipts of a year under",
      "name.form_990_ez_assets": "Form 990-EZ: assets under",
      "name.gift_letter": "Gifts: a letter is needed from",
      "name.gift_disclosure": "Gifts with something in return: the part is named over",
      amount: "Amount",
      source_url: "The IRS's own page",
      "source_url.hint": "Its address, beginning with https://www.irs.gov/",
      as_of: "The IRS's page of",
      "as_of.name": "day of the IRS's page",
      read_on: "Read on",
      "read_on.name": "day of reading",
    },
  }),
});
