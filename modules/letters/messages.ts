import { defineMessages } from "#modules/platform/messages";

/** Why something about a letter was refused. */
export const lettersMessages = defineMessages({
  name: "letterRefusal",
  en: {
    noOffice:
      "Only an officer in your club's roster may sign. Nobody in it has your e-mail address: ask whoever keeps the roster.",
    termEnded: "Your term as {office} ended on {day}: only an officer in office may sign.",
    termComing: "Your term as {office} begins on {day}: until then somebody in office signs.",
    notOpen: "This letter is settled already.",
    leftGroup: "You have left {group}: its letters can no longer be signed.",
    expired: "This letter could be signed until {day}. Ask {group} for a new one.",
    textChanged: "The text was changed since you opened it. Read it again before you sign.",
    signedBefore: "You signed this already. The second signature is another officer's.",
    agree: "Tick that you agree to sign electronically, or ask for paper.",
    fullName: "Type your full name, first and last.",
    notRevocable: "Only a signed letter that nobody revoked can be revoked.",
    changedMeanwhile:
      "Somebody else saved this meanwhile. Your entries are still here: compare, and save again.",
    nobodyToSend:
      "There is no chapter to send this to: each has an open one, or signed it already.",
    chooseChapters: "Tick at least one chapter, and none that has an open letter of this kind.",
    tickedAside: "You ticked chapters: choose “Those that I tick”, or untick them.",
    chooseThings: "Choose what the chapters consent to.",
    unsignedTextEmpty: "Enter the text.",
  },
});

/** What the kinds of letters are called, and what a consent is about. */
export const letterKindWords = defineMessages({
  en: {
    inclusion: "Authorization to be included in the group exemption",
    group_return: "Authorization for a group return",
    consent: "Consent that headquarters sees more",
    conflict: "Conflict-of-interest statement",
    free: "Another letter",
    revocation: "Revocation",
    "thing.signers": "who signs at the bank, and who is the responsible party",
    "thing.papers": "the names and days of the papers that the chapter keeps here",
  },
});

/** What letters say until a headquarters writes its own. */
export const letterTexts = defineMessages({
  en: {
    inclusion:
      "{chapter} (EIN {ein}) authorizes {group} to include it in the group exemption letter with number {gen}, and to name it in what {group} submits to the IRS.\n\n{chapter} is affiliated with {group} and subject to its general supervision or control. It tells {group} at once of a change of its name, address, purpose or method of operation.\n\nThis authorization stays in force until {chapter} revokes it.",
    group_return:
      "{chapter} (EIN {ein}) authorizes {group} to include it in its group return for the accounting year that ends in {year}.\n\nUnder penalties of perjury, I declare that I am authorized to sign, and that what {chapter} gave to {group} for the return is true, correct and complete.",
    consent:
      "{chapter} (EIN {ein}) consents that people of {group} see what is named below on Goodstanding.\n\nThe consent ends as soon as {chapter} revokes it.",
    conflict:
      "I have read the conflict-of-interest policy of {chapter}. I disclose every interest that I or my family have in what {chapter} decides, and I do not vote on it.",
    free: "",
    revocation:
      "{chapter} revokes its letter “{title}” with number {serial}, signed on {day}.\n\n{reason}",
    consentThings: "{text}\n\n{group} may see: {things}.",
  },
});

/** Words of the signed letter as a paper. */
export const letterFileWords = defineMessages({
  en: {
    letter: "The letter",
    signatures: "Signatures",
    signed: "Signed electronically by",
    as: "{office} of {chapter}",
    on: "On {day}",
    serial: "Number",
    digest: "SHA-256 of the text",
    check: "Check this letter at",
    believe: "Believe the page at that address, not this paper.",
    footer: "{serial}",
    page: "Page {page} of {pages}",
    subject: "{title}, {chapter}",
    record: "Agreed to sign electronically. Session {session}, network {network}.",
  },
});
