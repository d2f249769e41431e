import { defineMessages } from "#modules/platform/messages";

/** Words for staff who see the pages as a member does. */
export const impersonationMessages = defineMessages({
  en: {
    title: "See as a member",
    lede: "You see Goodstanding as one of the people of {account} does, for {minutes} minutes at most. Nothing can be changed meanwhile, and what is theirs alone stays closed: password, sign-ins, two-step sign-in.",
    who: "As whom",
    primary: "{email} · primary user",
    reason: "Reason",
    reasonHint: "It stays in the record of changes, with your name and the time.",
    begin: "See as this member",
    nobodyTitle: "Nobody to see it as",
    nobody: "This account has no people yet, or staff alone.",
    back: "Back to the account",

    bannerText: "You see Goodstanding as {person} of {account}, read only.",
    stop: "Stop",

    nowTitle: "You see this as a member",
    nowLede: {
      one: "You see Goodstanding as {person} of {account}, read only, for {count} more minute.",
      other: "You see Goodstanding as {person} of {account}, read only, for {count} more minutes.",
    },
    nowText:
      "The page that you asked for is closed meanwhile: it is the member's alone, or the staff's, or would move a payment on. Stop to go back to your own pages.",
    goOn: "Go on as {person}",
  },
});
