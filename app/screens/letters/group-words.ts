import { defineMessages } from "#modules/platform/messages";

/** Words of a headquarters' pages about its letters. */
export const groupLetterWords = defineMessages({
  en: {
    groupTitle: "Letters",
    groupLede: "What the chapters of {group} are asked to sign, and who signed.",
    acts: "Sent",
    actsNone: "Nothing sent yet",
    actsNoneText: "Prepare a letter below: it goes to all chapters at once.",
    sentOn: "Sent",
    letters: "Letters",
    signed: "Signed",
    declinedCount: "Declined",
    revokedCount: "Revoked",
    kinds: "Prepare a letter",
    kind: "Kind",
    prepare: "Prepare",
    prepareTitle: "Prepare: {kind}",
    prepareLede:
      "Letters that nobody signed yet follow a change. {chapter}, {ein}, {group} and {gen} are filled in for each chapter, and for {year} the year in which your accounting year ends.",
    things: "What the chapters consent that you see",
    save: "Save the text",
    send: "Save, and send",
    signedBefore: "{chapter} (signed one already)",
    unreached: {
      one: "{count} chapter gets no letter: nobody belongs to it here yet.",
      other: "{count} chapters get no letter: nobody belongs to them here yet.",
    },
    nobody: "There is no chapter to send this to: each has an open one, or nobody belongs to it.",
    toGroup: "Back to the letters",
    actLede: "Sent on {day}.",
    chapter: "Chapter",
    signers: "Signed by",
    shared: "What it shares",
    sharedTitle: "What {chapter} shares with you",
    sharedLede: "By a consent that its officers signed, until they revoke it.",
    sharedNone: "Nothing: no consent is in force.",
    bankSigner: "signs at the bank",
    responsible: "responsible party",
    sharedSigners: "Bank signers and responsible party",
    sharedPapers: "Papers",
    noSignersTitle: "No signer is named yet",
    noSigners:
      "The chapter names them on its page of officers. Ask one of its officers to do so: they show here then.",
    noPapersTitle: "No paper is kept here yet",
    noPapers:
      "The chapter adds papers to its files. Ask one of its officers to do so: their names show here then.",
    fileName: "Paper",
    since: "Since",
  },
});
