import { defineMessages } from "#modules/platform/messages";

/** Words of the form that publishes a paper. */
export const publishWords = defineMessages({
  name: "publishPaper",
  en: {
    title: "Publish “{title}”",
    lede: "Everybody may then read and download this paper, as it is, on the public page of {name}.",
    mayNot: "Only people of the organization publish its papers.",
    "bar.notPdf": "Only a PDF can be published. Upload the paper as a PDF.",
    "bar.notScanned":
      "No virus scanner has seen this paper, so it is not published. Ask us to turn the scanner on.",
    kind: "What it is",
    "kind.application": "Our application for exemption (Form 1023, 1023-EZ, 1024)",
    "kind.letter": "The IRS's letter about our exemption",
    form: "Which form",
    formNone: "Choose",
    formHint: "A 990-N has no paper: the page names it by itself once it is confirmed.",
    end: "Last day of the fiscal year",
    filed: "Filed on",
    extended: "We had an extension (Form 8868)",
    extendedHint:
      "The return is public for three years after the day it was due, or filed if later.",
    cleared: "Schedule B and all Social Security numbers are taken out of it",
    clearedHint: "Names of contributors need not be shown. A number once public stays known.",
    looked: "I looked through each page: there is no Social Security number in it",
    lookedHint: "Your answer is kept in the record of changes.",
    submit: "Publish",
    back: "Public papers",
  },
});
