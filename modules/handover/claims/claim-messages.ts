import { defineMessages } from "#modules/platform/messages";

/** Why something about a claim was refused, and how messages name its fields. */
export const claimMessages = defineMessages({
  name: "claimRefusal",
  en: {
    einShape: "Enter the 9 digits of the club's EIN, for example 12-3456789.",
    unknownClub: "We keep no club with this EIN. Check it, or write to us.",
    severalClubs: "We keep more than one club with this EIN. Write to us, and we look into it.",
    notNow:
      "This form cannot be used for this club and this address now. If you have a sign-in for the club, use that; otherwise write to us.",
    chooseOffice: "Choose an office.",
    titleMissing: "Say what the office is called.",
    fileMissing: "Add the minutes of your election, or a letter of your school or headquarters.",
    settled: "This claim was decided, or the days to object are over. Look at it again.",
    staffDecide: "Somebody objected: our staff decide now.",
    labelEin: "EIN",
    labelName: "name",
    labelEmail: "e-mail",
    labelOffice: "office",
    labelTitle: "title",
    labelWhy: "explanation",
    labelReason: "reason",
    labelFile: "file",
  },
});

/** Words of the mails about claims. */
export const claimMailMessages = defineMessages({
  en: {
    "subject.claimed": "{club}: {name} claims the club",
    "text.claimed":
      "{name} says that nobody is left in charge of {club}, and asks to take over as its {office}. If that is wrong, object by {until}: then nothing happens until our staff decide. Until it is decided the club's bonus money is locked.",
    "text.claimedGroup":
      "{name} says that nobody is left in charge of {club}, and asks to take over as its {office}. Look at the paper that came with it, and approve the claim or not. The club's people were told, and may object until {until}: then our staff decide.",
    "text.claimedKnown":
      "{name} says that nobody is left in charge of {club}, and asks to take over as its {office}. You are told because the club's roster names you as an officer. If that is wrong, write to {contact} by {until}.",
    "subject.received": "{club}: your claim was received",
    "text.received":
      "Everybody whom we know of {club} was told, and may object until {until}. Its headquarters, or our staff, decide. If the claim is approved and nobody objects, you get a link to take the club over after that.",
    "subject.objected": "{club}: somebody objected to the claim",
    "text.objected":
      "The claim of {name} is stopped until our staff decide. What was said against it: {reason}",
    "subject.approved": "{club}: the claim was approved",
    "text.approved":
      "The claim of {name} was approved. What was said with it: {reason} If nobody objects until {until}, {name} gets a link to take the club over.",
    "subject.rejected": "{club}: the claim was not approved",
    "text.rejected":
      "The claim of {name} was not approved. Why: {reason} Nothing has changed for the club.",
    action: "See the claim",
    note: "You get this because of a claim of {club}.",
  },
});
