import { defineMessages } from "#modules/platform/messages";

/** Words above every page of a headquarters. */
export const headquartersWords = defineMessages({
  en: {
    tabs: "Your headquarters",
    "tab.standing": "Standing",
    "tab.renewals": "Renewals",
    "tab.duties": "Duties",
    "tab.supervision": "Supervision",
    "tab.roster": "Roster",
    "tab.nudges": "Reminders",
    "tab.letters": "Letters to sign",
    "tab.handover": "Handovers",
    "tab.people": "People and regions",
    warning: "Your own exemption is in danger, and with it that of all chapters",
    warningAsOf: "Our reading of the IRS files and your papers of {date}.",
    warningLink: "See your own standing",
    viewer: "You may look at these chapters, and change nothing.",
    whom: "Which chapters?",
    "whom.lacking": { one: "The {count} chapter that lacks it", other: "All {count} that lack it" },
    "whom.ticked": "Those that I tick",
    whomChapters: "Chapters",
    limited: "You see the chapters of your regions alone.",
  },
});
