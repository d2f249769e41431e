import { defineMessages } from "#modules/platform/messages";

/** Words of the page that a mailed link opens. */
export const handoverLinkWords = defineMessages({
  name: "handoverLink",
  en: {
    title: "Take over {club}",
    lede: "{from} hands the club over to you as its {office}.",
    ledeNobody: "The club has nobody in charge. You are asked to take over as its {office}.",
    gets: "What you get",
    getsRole: "You become its primary user: you look after its people, its papers and its dates.",
    getsList: "A list of everything that has to be handed over, for both of you.",
    getsTime: "You can decline. The link works once, and until {day}.",
    accept: "Accept",
    firstName: "First name",
    lastName: "Last name",
    email: "E-mail that the link was sent to",
    emailHint: "It went to {to}.",
    choose: "You sign in with it and your e-mail address from now on.",
    replace:
      "Somebody else chose your password. Choose one that only you know; other devices are signed out.",
    password: "New password",
    confirm: "Confirm password",
    submit: "Take over the club",
    signIn: "The address {to} has a sign-in already. Sign in with it to accept.",
    signInLink: "Sign in",
    otherTitle: "This link is for another address",
    other:
      "It was sent to {to}, and you are signed in with another address. It gives you no access. If that address is yours, sign out and open the link again. If not, ask whoever forwarded it for a handover to your own address.",
    signOut: "Sign out",
    decline: "Decline",
    declineText: "Nothing changes for the club. Whoever asked you is told.",
    reason: "Reason, if you want to give one",
    declineSubmit: "Decline",
    expiredTitle: "This link has expired",
    expired:
      "The link to take over {club} worked for 14 days. Nothing was changed. You can ask for a new one.",
    ask: "Ask for a new link",
    asked: "You asked for a new link. Whoever sent this one was told.",
    usedTitle: "This link was used",
    used: "{club} was taken over with it. If that was you, sign in to go on.",
    endedTitle: "This link no longer works",
    ended:
      "It was cancelled, declined, or replaced by a newer one. Look for a later mail, or ask whoever sent it.",
    noneTitle: "We don't know this link",
    none: "Open it from the mail once more, or copy the whole address.",
    home: "To the home page",
  },
});
