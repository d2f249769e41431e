import { defineMessages } from "#modules/platform/messages";

/** What the categories of papers are called. */
export const categoryWords = defineMessages({
  name: "paperCategory",
  en: {
    governing: "Articles, bylaws and amendments, charter",
    exemption: "EIN letter, application and exemption letters",
    returns: "Returns and extensions",
    state: "State registrations, reports, sales tax",
    minutes: "Minutes, resolutions, officer rosters",
    money: "Bank statements, receipts, reviews",
    insurance: "Insurance policies",
    contracts: "Contracts",
    gifts: "Gift and raffle records",
    letters: "Letters of the IRS and the state",
    other: "Other",
  },
});

/** What the papers are called that clubs are asked for. */
export const paperWords = defineMessages({
  name: "paperKind",
  en: {
    articles: "Articles of incorporation",
    bylaws: "Bylaws",
    ein_letter: "EIN letter (CP 575 or 147C)",
    determination: "Determination letter, or the headquarters' coverage letter",
    return: "Annual return (990-N, 990-EZ or 990)",
    sales_tax: "Sales-tax exemption certificate",
    registration: "State charity registration",
    minutes: "Minutes of a meeting",
    insurance: "Insurance policy",
  },
});
