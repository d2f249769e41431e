import { defineMessages } from "#modules/platform/messages";

/** Words of the uniform purpose. */
export const purposeWords = defineMessages({
  en: {
    title: "Uniform purpose",
    lede: "The statement that every chapter of {group} has in its governing papers. Bylaws made here are compared with it word for word; for others, tick it with the file that you saw.",
    current: "Version {version}",
    written: "Written {date} by {name}",
    none: "No statement is written yet",
    noneText: "Write it below. Each chapter that was added since {date} has to adopt it.",
    chapters: "Chapters",
    chapter: "Chapter",
    since: "In the group since",
    state: "Has the purpose",
    byBylaws: "Yes, word for word in the bylaws adopted {date}",
    byFile: "Yes, seen in a file",
    old: "Not yet; it was there before the new rules",
    lacks: "Not yet",
    noChapters: "No chapter",
    noChaptersText: "Ask us to add your chapters to the group.",
    tick: "Tick chapters with a file",
    file: "File that shows it",
    tickSubmit: "They have the purpose",
    write: "Write the statement",
    rewrite: "Write another version",
    rewriteText: "Another version asks all chapters again; what they adopted of this one is kept.",
    submit: "Save the statement",
    back: "Readiness",
  },
});
