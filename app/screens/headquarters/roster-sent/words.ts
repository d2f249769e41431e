import { defineMessages } from "#modules/platform/messages";

/** Words of a roster that was sent, before it is taken. */
export const rosterSentWords = defineMessages({
  en: {
    title: "What your roster changes",
    lede: "{file}: {rows} chapters, every line is right. Look at what is different, then take it or drop it.",
    "state.taken": "This roster was taken.",
    "state.dropped": "This roster was dropped.",
    "state.overtaken": "Another roster was sent after this one.",
    sent: "Sent by {name} on {date}.",
    sentUnnamed: "Sent on {date}.",
    same: {
      one: "{count} chapter is as it is here already.",
      other: "{count} chapters are as they are here already.",
    },
    "kind.new": "New: not known here",
    "kind.changed": "Written otherwise here",
    "kind.missing": "Not in your roster",
    "counts.new": {
      one: "{count} chapter is not known here.",
      other: "{count} chapters are not known here.",
    },
    newHint:
      "A new chapter is compared with the IRS and can go into the yearly list. It is on your board once we have opened an account for it: write to {email}.",
    "counts.changed": {
      one: "{count} chapter is written otherwise here.",
      other: "{count} chapters are written otherwise here.",
    },
    "counts.missing": {
      one: "{count} chapter of yours is not in it. It stays your chapter here.",
      other: "{count} chapters of yours are not in it. They stay your chapters here.",
    },
    more: "Of each kind the first {count} are shown.",
    rows: "What is different",
    chapter: "Chapter",
    kind: "What it is",
    yours: "In your roster",
    here: "Here",
    none: "Nothing is different",
    noneText: "Taking it changes nothing but its date.",
    nothing: "Nothing",
    ein: "EIN {ein}",
    noEin: "No EIN",
    fiscalYear: "fiscal year to {month}",
    paragraph: "501(c)({number})",
    decide: "Take it or drop it",
    decideHint:
      "What your roster says of a chapter then counts before what the chapter says itself. It takes the place of your last roster.",
    take: "Take this roster",
    drop: "Drop it",
    back: "Your roster and the IRS",
    again: "Send another file",
  },
});
