import { defineMessages } from "#modules/platform/messages";

/** Why something about a claim was refused, and how messages name its fields. */
export const claimMessages = defineMessages({
  name: "claimRefusal",
  en: {
    einShape: "Enter the 9 digits of the club's EIN, for example 12-3456789.",
    unknownClub: "We keep no club with this EIN. Check it, or write to us.",
    suspended: "This club is suspended. Write to us first.",
    runsAlready: "Somebody claimed this club already. Write to us if you know more.",
    chooseOffice: "Choose an office.",
    titleMissing: "Say what the office is called.",
    fileMissing: "Add the minutes of your election, or a letter of your school or headquarters.",
    memberAlready: "You are one of the club's people. Ask its primary user to hand it over.",
    settled: "This claim is settled, or the days to object are over. Look at it again.",
    staffDecide: "Somebody objected: our staff decide now.",
    labelEin: "EIN",
    labelName: "name",
    labelEmail: "e-mail",
    labelOffice: "office",
    labelTitle: "title",
    labelWhy: "what happened",
    labelReason: "reason",
    labelFile: "file",
  },
});

/** Words of the mails about claims. */
export const claimMailMessages = defineMessages({
  en: {
    "subject.claimed": "{club}: {name} claims the club",
    "text.claimed":
      "{name} says that nobody is left in charge of {club}, and asks to take over as its {office}. If that is wrong, object by {day}: then nothing happens until our staff decide. Until it is decided the club's bonus money is locked.",
    "subject.received": "{club}: your claim was received",
    "text.received":
      "Everybody whom we know of {club} was told and may object until {day}. Its headquarters, or our staff, decide. If it is approved and nobody objects, you get a link to take the club over after {day}.",
    "subject.objected": "{club}: somebody objected to the claim",
    "text.objected":
      "The claim of {name} is stopped until our staff decide. What was said against it: {reason}",
    "subject.approved": "{club}: the claim was approved",
    "text.approved":
      "The claim of {name} was approved: {reason} If nobody objects, {name} gets a link to take over after {day}.",
    "subject.rejected": "{club}: the claim was not approved",
    "text.rejected": "The claim of {name} ended: {reason} Nothing has changed for the club.",
    action: "See the claim",
    note: "You get this because of a claim of {club}.",
  },
});
