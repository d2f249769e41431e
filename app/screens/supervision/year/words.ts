import { defineMessages } from "#modules/platform/messages";

/** Words of a supervision year. */
export const yearWords = defineMessages({
  en: {
    title: "Supervision year {year}",
    titleAlone: "Supervision",
    lede: "What {group} obtained, reviewed and taught, chapter by chapter, from {from} to {to}. A year lists every chapter that was in the group on any day of it.",
    ledeNone: "The year to supervise is the accounting year of {group}.",
    monthMissing: "First say when your accounting year ends",
    monthMissingText: "All of this is counted from it.",
    toFacts: "Say it in your calendar’s facts",
    years: "Years",
    year: "{year}",
    notSetUp: "The year {year} is not set up",
    notSetUpText:
      "Set it up to collect papers for it. It lists the chapters by the days on which they were in the group.",
    setUp: "Set up the year {year}",
    percent: "{percent} % complete",
    counts: "{complete} of {listed} chapters are complete.",
    toReviewCount: {
      one: "One chapter has papers that wait for a review.",
      other: "{count} chapters have papers that wait for a review.",
    },
    collect: "Papers are collected until {date}.",
    kept: "Keep this year’s file until {date} at least.",
    closedOn: "This year was closed on {date}",
    closedText:
      "Nothing in it changes any more. What chapters send later is a supplement with its own date.",
    filters: "Which chapters",
    "show.all": "All",
    "show.to_review": "To review",
    "show.incomplete": "Not complete",
    "show.complete": "Complete",
    list: "Chapters",
    none: "No chapter here",
    noneText: "Choose another view, or wait for papers.",
    more: "Whole page of {name}",
    review: "Your review of {name}",
    save: "Save and open the next",
    keys: "Work by single keys in the list: J next, K back, Y in order, Q question, N not in order",
    archive: "The file of the year",
    archiveText:
      "A ZIP with an index, a folder for each chapter, digests of all files, and a list of what is missing.",
    archiveAsk: "Make the ZIP",
    archiveAgain: "Make it again",
    archiveWaiting: "The ZIP is being made. Load this page again in a minute.",
    archiveFailed: "The ZIP could not be made. Try again.",
    archiveReady: "Download the ZIP of {date} ({size})",
    close: "Close the year",
    closeText:
      "From then on nobody can change anything in it, not even we. Papers that come later are kept as supplements.",
    closeEarly: "It can be closed once it has ended.",
    closeSubmit: "Close the year {year}",
  },
});
