import { defineMessages } from "#modules/platform/messages";

/** What the categories are called that a year begins with. */
export const lineWords = defineMessages({
  name: "treasuryLines",
  en: {
    dues: "Dues and fees",
    donations: "Donations",
    fundraising: "Fundraising and sales",
    other_income: "Other income",
    program: "Program and students",
    fundraising_costs: "Fundraising costs",
    fees: "Insurance, bank and other fees",
    other_expense: "Other expenses",
  },
});
