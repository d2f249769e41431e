import { defineMessages } from "#modules/platform/messages";

/** Why something about a handover was refused, and how messages name the fields of an answer. */
export const handoverMessages = defineMessages({
  name: "handoverRefusal",
  en: {
    chooseOffice: "Choose an office.",
    titleMissing: "Say what the office is called.",
    chooseAfterwards: "Choose what you do afterwards.",
    ownAddress: "This is your own address. Enter that of the person who follows you.",
    primaryAddress: "This person is the primary user already. Enter the address of who follows.",
    startsFar: "Enter a day within a year from today.",
    openAlready: "There is an open handover to this address already.",
    tooMany: "A club has at most {max} open handovers. Cancel one first.",
    notNow: "This can't be done with a handover in this state. Look at it again.",
    linkRefused:
      "This link can't be used. It works once and for 14 days, and a newer one replaces it.",
    linkOther:
      "The link was sent to another address. Enter that one, or ask for a handover to yours.",
    notPrimary:
      "Whoever sent this is no longer the primary user. Ask the club's primary user for a new link.",
    unknownThing: "This is no longer on the list. Look at it again.",
    chooseMark: "Choose one of done, not ours and later.",
    chooseChapter: "Choose one of your chapters that nobody signs in for.",
    chapterHasPeople: "Somebody signs in for this chapter: ask them to hand over.",
    chapterSuspended: "This chapter is suspended. Write to us first.",
    shareGone: "This link has ended, or somebody else took it over.",
    feedGone: "This calendar ended, or you have one of your own already.",
    labelEmail: "e-mail",
    labelReason: "reason",
    labelThing: "thing",
    labelMark: "answer",
  },
});
