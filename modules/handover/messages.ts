import { defineMessages } from "#modules/platform/messages";

/** Why something about a handover was refused, and how messages name its fields. */
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
    labelOffice: "office",
    labelTitle: "title",
    labelName: "name",
    labelEmail: "e-mail",
    labelStartsOn: "first day",
    labelAfterwards: "what you do afterwards",
    labelStayOffice: "your next office",
    labelReason: "reason",
    labelThing: "thing",
    labelMark: "answer",
  },
});

/** Words of the mails about handovers. */
export const handoverMailMessages = defineMessages({
  en: {
    "link.subject": "{club}: you are asked to take over",
    "link.reminder": "{club}: your link works until {day}",
    "link.text": "{from} hands {club} over to you as its {office}.",
    "link.textNobody": "{club} has nobody in charge. You are asked to take over as its {office}.",
    "link.what":
      "You get the sign-in as primary user, the list of what has to be handed over, and the club's papers and dates. You may also decline.",
    "link.until": "The link is for you alone, works once, and until {day}.",
    "link.action": "See the handover",
    "link.note": "You get this because somebody of {club}, or of its headquarters, named you.",
    "subject.accepted": "{club}: {name} took over",
    "text.accepted":
      "{name} accepted and is the primary user of {club} now. Go through the list together, then complete the handover.",
    "subject.declined": "{club}: {name} declined",
    "text.declined":
      "{name} does not take {club} over. {reason} Nothing has changed: you can hand over to somebody else.",
    "subject.expired": "{club}: the link to {name} expired",
    "text.expired":
      "{name} did not answer within 14 days, so the link no longer works. Nothing has changed. You can send a new one.",
    "subject.asked_again": "{club}: {name} asks for a new link",
    "text.asked_again":
      "{name} opened a link that had expired and asks for a new one. Send it again if you still want to.",
    "subject.cancelled": "{club}: the handover was cancelled",
    "text.cancelled":
      "You were asked to take {club} over. That was cancelled, and the link no longer works.",
    "subject.completed": "{club}: the handover is complete",
    "text.completed":
      "The handover of {club} to {name} is complete. What is still marked “later” stays on the list.",
    "subject.started": "{club}: headquarters asks {name} to take over",
    "text.started":
      "Nobody signs in for {club} any more. Its headquarters asked {name} to take over as {office}. You are told because you are the last officers that we know of. If this is wrong, write to the headquarters.",
    action: "Open the handover",
    note: "You get this because of a handover of {club}.",
  },
});
