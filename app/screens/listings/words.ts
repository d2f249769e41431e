import { defineMessages } from "#modules/platform/messages";

/** Words of the listing search and of one organization's page. */
export const listingMessages = defineMessages({
  name: "listings",
  en: {
    title: "Verify 501(c) status",
    description:
      "Look up chapters and clubs of the group exemptions that we serve, as the IRS's public file has them.",
    lede: "Look up a chapter or a club by its name, its city or its EIN.",
    keyword: "Name, city or EIN",
    state: "State",
    everywhere: "All states",
    search: "Search",
    caption: "Organizations that were found",
    name: "Name",
    city: "City",
    stateColumn: "State",
    found: { one: "{count} organization found", other: "{count} organizations found" },
    searching: "Searching…",
    failed: "The search did not answer. Press Search to try again.",
    meant: "Nothing has just these words, so we looked for",
    "meant.instead": "instead of {typed}",
    "meant.partial": "What has the most of the words comes first: nothing has all of them.",
    noneTitle: "Nothing was found",
    noneText:
      "{searched} {coverage} That an organization is missing here does not say anything about its exemption.",
    noneTextUndated: "No file of the IRS is imported yet.",
    source: "From the IRS's public list of exempt organizations. {coverage}",
    back: "Back to the search",
    notFoundTitle: "EIN {ein}: not found in the file of {date}",
    notFoundTitleOf: "EIN {ein}: not found in the files of {oldest} to {newest}",
    notFoundText:
      "{coverage} That does not mean that the organization is not exempt or lost its exemption: the list comes out once a month, and some organizations, such as churches, need not be in it.",
    status: "Status",
    "status.subordinate":
      "Covered by the group ruling, GEN {group}. It has no determination letter of its own.",
    "status.central": "Central organization of the group ruling, GEN {group}.",
    "status.intermediate":
      "Intermediate organization of the group ruling, GEN {group}, such as a state headquarters.",
    "status.inGroup":
      "In the IRS's list of exempt organizations, under group exemption number {group}.",
    "status.own": "In the IRS's list of exempt organizations.",
    "status.conditional": "In the IRS's list of exempt organizations, on conditions.",
    "status.trust": "In the IRS's list, as a trust described in section 4947(a)(2).",
    "status.terminating":
      "In the IRS's list, and terminating its private-foundation status (section 507(b)(1)(B)).",
    notFoundElse: "{coverage} This is what the IRS's other lists say.",
    "status.revoked":
      "The IRS revoked its exemption automatically on {date}, after three years without a return. Its list of {asOf} shows no reinstatement. It can apply for exemption again; what it owes for the time since is a question for a tax professional.",
    "status.reinstated": "Revoked automatically on {date}, and reinstated as of {again}.",
    section: "Section",
    sectionValue: "501(c)({number})",
    group: "Group exemption number",
    noGroup: "None",
    place: "Place",
    fiscalYear: "Fiscal year ends",
    lastDay: "Last day of {month}",
    unknown: "The file does not say",
    lastReturn: "Last return the IRS holds",
    lastReturnValue: "For the year that ended in {month} {year}",
    noReturn: "None in this file",
    epostcard: "Latest 990-N",
    epostcardValue: "For tax year {year}, in the list of {date}",
    epostcardEnded:
      "For tax year {year}, in the list of {date}; it says that the organization has ended",
    nextReturn: "Next 990-series return due",
    nextReturnValue: "{date}, for the fiscal year that ends {end}",
    nextReturnFoundation: "{date}, for the fiscal year that ends {end}, by Form 990-PF",
    gifts: "Gifts to it",
    "gifts.social": "Not deductible: it is a social club under section 501(c)(7).",
    "gifts.yes": "The file says that they may be deducted.",
    "gifts.no": "The file says that they may not be deducted.",
    "gifts.treaty": "By treaty.",
    pub78: "Publication 78",
    "pub78.listed": "Listed as of {date}: {kinds}.",
    "pub78.social":
      "Listed as of {date}. It is a social club all the same: do not count on a deduction.",
    "pub78.PC": "a public charity",
    "pub78.POF": "a private operating foundation",
    "pub78.PF": "a private foundation",
    "pub78.GROUP":
      "the central organization of a group, whose subordinates are not listed one by one",
    "pub78.LODGE": "a lodge, and gifts for its charitable purposes alone",
    "pub78.UNKWN": "a charity of a kind that the list does not say",
    "pub78.EO": "an organization that is neither a public charity nor a private foundation",
    "pub78.FORGN": "a foreign organization",
    "pub78.SO": "a supporting organization",
    "pub78.SONFI": "a supporting organization, not functionally integrated",
    "pub78.SOUNK": "a supporting organization of a type that the list does not say",
    "pub78.covered":
      "Not listed itself. Subordinates of a group are usually not; this says nothing against it.",
    "pub78.absent": "Not listed as of {date}. This does not mean that it is not exempt.",
    asOf: "As of {date}",
    caution:
      "This is what the IRS's public files said on that day, and nothing later. For anything that depends on it, ask the IRS.",
  },
});
