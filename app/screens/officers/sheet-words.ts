import { defineMessages } from "#modules/platform/messages";

/** Words that the roster has on paper alone, where it is in English. */
export const rosterSheetWords = defineMessages({
  en: {
    sheetTitle: "Roster of officers",
    sheetSubject: "Officers of {name}",
    sheetDay: "As the club's roster says on {day}",
    sheetNone: "Nobody is in office.",
    sheetPage: "Page {page} of {pages}",
    notShown: "Not shown",
  },
});

/** Words that the sheet for Form 8822-B has on paper alone: the form is in English. */
export const form8822bSheetWords = defineMessages({
  en: {
    sheetTitle: "Sheet for Form 8822-B",
    sheetSubject: "Change of the responsible party of {name}",
    sheetName: "Line 4a, name",
    sheetEin: "Line 4b, EIN",
    sheetEinMissing: "Not known here: copy it from the IRS's letter",
    sheetOld: "Old responsible party",
    sheetUnknown: "Not known",
    sheetNew: "Line 8, new responsible party",
    sheetNumber: "Line 9, SSN, ITIN or EIN of that person",
    sheetByHand: "Write it by hand, on the form alone: ______________________",
    sheetChanged: "Day of the change",
    sheetDue: "To reach the IRS by",
    sheetHow: "How to",
    sheetFooter: "A sheet to copy from. It is not the form, and is not mailed.",
    sheetPage: "Page {page} of {pages}",
  },
});

/** Words that a resolution has on paper alone, where it is in English: banks read it. */
export const resolutionSheetWords = defineMessages({
  en: {
    sheetTitle: "Resolution about bank accounts",
    sheetSubject: "Resolution of {name}",
    sheetEin: "EIN",
    sheetMeeting: "Meeting held on",
    sheetBank: "Bank",
    sheetAnyBank: "Any bank where it keeps an account",
    sheetResolved: "Resolved",
    sheetText:
      "At a meeting that was properly called and had a quorum, {name} decided that those named below sign for its accounts from this day on, until it tells the bank otherwise.",
    sheetOne: "One signature is needed on each check or transfer.",
    sheetTwo: "Two signatures are needed on each check or transfer.",
    sheetMay: "Signers may:",
    sheetSigners: "Who signs",
    sheetFormer: "Who no longer signs",
    sheetName: "Name",
    sheetOffice: "Office",
    sheetSignature: "Signature",
    sheetCertified: "Certified by two officers",
    sheetCertifiedText:
      "We certify that this is a true copy of what was decided, that it was not changed since, and that the signatures are those of the people named.",
    sheetDate: "Date",
    sheetFooter: "Your bank may want its own form.",
    sheetPage: "Page {page} of {pages}",
  },
});
