import { defineMessages } from "#modules/platform/messages";

/** Words of a new letter of a headquarters to its chapters. */
export const nudgeNewWords = defineMessages({
  en: {
    title: "Write to chapters",
    lede: "Choose what you ask about, and you see which chapters of {group} it is true of and whom the letter would reach.",
    topic: "What do you ask about?",
    topicCount: "{label} ({count})",
    standing: "What endangers their exemption",
    duties: "What is due within 60 days, or overdue",
    noTopics: "Nothing to ask about",
    noTopicsText: "No chapter that you see misses anything, and nothing is due within 60 days.",
    moreFilters: "More filters",
    moreFiltersSet: { one: "More filters ({count} set)", other: "More filters ({count} set)" },
    show: "Show the chapters",
    clear: "Begin again",
    chapters: "Whom it reaches",
    counts: {
      one: "True of {count} chapter. Letters: {letters}. People who get one: {people}.",
      other: "True of {count} chapters. Letters: {letters}. People who get one: {people}.",
    },
    unwanted: {
      one: "{count} person has ended such letters and is not written to.",
      other: "{count} people have ended such letters and are not written to.",
    },
    nobody: {
      one: "{count} chapter has nobody to write to.",
      other: "{count} chapters have nobody to write to.",
    },
    nobodyLink: "Give a chapter to somebody",
    recent: {
      one: "{count} chapter had a letter about this within 7 days and is left out.",
      other: "{count} chapters had a letter about this within 7 days and are left out.",
    },
    chapter: "Chapter",
    reason: "Why, as the chapter reads it",
    due: "Due",
    reaches: "Whom it reaches",
    reachesCount: { one: "{count} person", other: "{count} people" },
    reachesNobody: "Nobody",
    ended: "Not: {names}",
    lately: "Left out: letter of {date}",
    noDue: "No date",
    none: "No chapter",
    noneText: "It is true of no chapter that fits these filters.",
    letter: "The letter",
    defaultSubject: "{chapter}: your headquarters asks for your help",
    defaultText:
      "Dear officers of {chapter},\n\n{reason}\n\nDue: {due}\n\nTake care of it here: {link}\n\nAnswer this letter if you need help.",
    send: "Send the letter",
    sendHint:
      "Chapters that take care of it before their letter goes out get none. Answers come to you: {email}.",
    onlyPeople: "People of your headquarters who may change things write to chapters.",
    back: "Letters to your chapters",
  },
});
