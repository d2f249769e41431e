import { defineMessages } from "#modules/platform/messages";

/** Words of what the reader of a link sees. */
export const sharedWords = defineMessages({
  name: "sharedPapers",
  en: {
    title: "Papers of {club}",
    lede: "{club} shows you these papers. You can download them until {until}.",
    list: "Papers",
    paper: "Paper",
    category: "Category",
    date: "Date",
    download: "Download",
    downloadOf: "Download {name}",
    empty: "Nothing to see",
    emptyText:
      "The papers behind this link are no longer there. Ask whoever sent you the link for another one.",
    note: "Each opening and each download is noted: the time and the kind of device, nothing else about you.",
    lockedTitle: "Somebody shows you papers",
    lockedPasscode: "This link has a passcode. Whoever sent you the link tells it to you.",
    lockedPlain: "This link can be opened only so many times. Open it when you are ready to read.",
    passcode: "Passcode",
    passcodeHint: "8 digits. After ten wrong ones the link ends.",
    open: "Open",
    endedTitle: "This link has ended",
    ended:
      "It does not open anything any more. If you still need the papers, ask whoever sent it to you for a new link.",
    noneTitle: "This link does not work",
    none: "Check that you have copied all of it, or ask whoever sent it to you.",
    home: "To the home page",
    "category.governing": "Articles, bylaws and amendments, charter",
    "category.exemption": "EIN letter, application and exemption letters",
    "category.returns": "Returns and extensions",
    "category.state": "State registrations, reports, sales tax",
    "category.minutes": "Minutes, resolutions, officer rosters",
    "category.money": "Bank statements, receipts, reviews",
    "category.insurance": "Insurance policies",
    "category.contracts": "Contracts",
    "category.gifts": "Gift and raffle records",
    "category.letters": "Letters of the IRS and the state",
    "category.other": "Other",
  },
});
