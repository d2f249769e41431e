import { defineMessages } from "#modules/platform/messages";

/** Words of what a chapter gives to its headquarters. */
export const ownSupervisionWords = defineMessages({
  name: "ownSupervision",
  en: {
    title: "For your headquarters",
    lede: "{group} has to see each year that {name} is well run. Send the papers of your fiscal year here, in one form.",
    ledeNone: "When your headquarters supervises you, it asks here for your papers.",
    none: "Nothing is asked of {name}",
    noneText: "Your headquarters has not set up a supervision year that lists it.",
    years: "Years",
    year: "{year}",
    collect: "Papers are collected until {date}.",
    state: "What your headquarters has",
    closed: "This year was closed on {date}",
    closedText: "You may still send papers. They are kept as a supplement with today’s date.",
    notIn: "{name} is not in this group any more, so nothing can be sent.",
    runs: "Your fiscal year ends on {date}",
    runsText: "Send its papers from the day after.",
    send: "Send papers",
    prefilled: "What you gave elsewhere is filled in already. Check it.",
    return: "If you file a 990 or 990-EZ",
    returnFiles: "Copy of the return",
    returnHint: "With it no report is needed.",
    report: "If you file the 990-N",
    reportHint: "A report of the year, and the confirmation of the 990-N.",
    confirmation: "Or the confirmation as a file",
    education: "What you have to know",
    version: "Version {version}: {title}",
    confirmed: "Confirmed by {name} on {date}",
    submit: "Send",
  },
});
