import { defineMessages } from "#modules/platform/messages";

/** What the IRS's files say, and what of them is loaded, in words that several rooms use. */
export const fileWords = defineMessages({
  name: "irsFile",
  en: {
    "noReturn.groupReturn": "No return of its own is expected: the file says “group return”.",
    "noReturn.church": "No return of its own is expected: it is a church.",
    "noReturn.government":
      "No return of its own is expected: it is a government organization under section 501(c)(1).",
    "noReturn.religious": "No return of its own is expected: it is a religious organization.",
    "noReturn.instrumentality":
      "No return of its own is expected: it is an instrumentality of a state or of a political subdivision.",
    "noReturn.other": "No return of its own is expected, and no Form 990-PF.",
    "coverage.all": "We have loaded the IRS's list of every state, as of {date}.",
    "coverage.allOf":
      "We have loaded the IRS's list of every state, each as of its own date from {oldest} to {newest}.",
    "coverage.some":
      "We have loaded the IRS's list of these states only: {states}. An organization of another state would not be in it.",
    "coverage.part":
      "We have loaded only a part of the IRS's list of {date}, and of no state the whole.",
    "coverage.parts":
      "We have loaded only parts of the IRS's lists of {oldest} to {newest}, and of no state the whole.",
    "coverage.none": "We have not loaded the IRS's list of exempt organizations yet.",
    searched: "We looked through the groups that we serve: {groups}.",
  },
});
