import { defineMessages } from "#modules/platform/messages";

/** Words of the page of a central organization's chapters. */
export const groupMessages = defineMessages({
  en: {
    title: "Your chapters",
    lede: "The chapters of {group}: when each is due, and what its renewal costs. Renew the ones you choose, then pay for all of them together.",
    ledeApart:
      "The chapters of {group}, and when each is due. This group is not billed as one, so each chapter renews and pays by itself.",
    pay: "Pay open renewals",
    search: "Find a chapter",
    searchHint: "A part of its name.",
    searchSubmit: "Search",
    searchClear: "Show all names",
    filters: "Which chapters",
    "show.all": "All",
    "show.due": "Due within 60 days",
    "show.open": "Not paid yet",
    caption: { one: "{count} chapter", other: "{count} chapters" },
    results: "Chapters",
    chapter: "Chapter",
    price: "Renewal",
    renewed: "Invoice {number}",
    openAmount: "{amount} open",
    nothing: "Nothing to renew",
    due: "Due",
    noDue: "No membership",
    level: "Level",
    noLevel: "No level",
    membership: "Membership",
    choose: "Choose the chapters to renew. Those due within 60 days are chosen for you.",
    chooseAll: "Choose all on this page",
    chooseDue: "Choose those that are due",
    renew: "Renew selected",
    renewHint:
      "Makes an invoice for each chapter, at the level it has now. You pay on the next page.",
    empty: "No chapters yet",
    emptyText:
      "Add your chapters one by one. If they have accounts here already, ask us to move them into the group: {email}.",
    add: "Add a chapter",
    emptySearch: "No chapter matches",
    emptySearchText: "Try another part of the name, or show all chapters.",
    reportTitle: {
      one: "{count} chapter could not be renewed",
      other: "{count} chapters could not be renewed",
    },
    reportDone: {
      one: "{count} other chapter was renewed and can be paid now.",
      other: "{count} other chapters were renewed and can be paid now.",
    },
    reportLine: "{name}: {why}",
    unknown: "A chapter that was taken out of the group",
  },
});
