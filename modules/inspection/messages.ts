import { defineMessages } from "#modules/platform/messages";

/** Why something about the public page was refused. */
export const inspectionMessages = defineMessages({
  name: "inspectionRefusal",
  en: {
    ownAlone: "Only people of the organization publish its papers.",
    chooseKind: "Choose whether it is the application or the IRS's letter.",
    chooseForm: "Choose which form it is.",
    yearMissing: "Enter the last day of the fiscal year, for example 2026-06-30.",
    yearAhead: "This fiscal year has not ended yet.",
    yearOld: "Enter a fiscal year that ended after January 1, 2000.",
    filedMissing: "Enter the day it was filed, for example 2026-10-03.",
    filedAhead: "Enter today or an earlier day.",
    filedBefore: "It cannot be filed before its fiscal year ended.",
    pastDue: "The law asks for a return for three years. Those of this one are over.",
    clearFirst:
      "Take Schedule B and all Social Security numbers out of it first, then tick that you did.",
    numbersFound: {
      one: "Page {pages} has what looks like a Social Security number. Take it out and upload the paper again. If it is none, tick that you looked.",
      other:
        "Pages {pages} have what looks like a Social Security number. Take them out and upload the paper again. If they are none, tick that you looked.",
    },
    unreadable:
      "We could not read the text of this paper, as with a scan. Look through each page for Social Security numbers, then tick that you looked.",
    notPdf: "Only a PDF can be published.",
    notScanned:
      "No virus scanner has seen this paper, so it is not published. Ask us to turn the scanner on.",
    alreadyPublic: "This paper is published already.",
    gone: "This paper is no longer published.",
    changedMeanwhile: "Somebody else changed this page meanwhile. Look at it again.",
    dayMissing: "Enter a day, for example 2026-11-23.",
    dayAhead: "Enter today or an earlier day.",
    dayOld: "Enter a day after January 1, 2000.",
    chooseWay: "Choose how they asked.",
    answeredBefore: "It cannot be answered before it came.",
    answered: "This request is answered already.",
    limit: "A club keeps at most {max} requests here.",
  },
});
