import { defineMessages } from "#modules/platform/messages";

/** Words around the e-Postcard's answers on a club's own page. */
export const ownPostcardWords = defineMessages({
  name: "ownPostcard",
  en: {
    back: "Back to this return in the calendar",
    missing: "We do not know yet: {list}. Have it at hand before you begin.",
    missingEin: "Tell us the EIN",
    keepFigures: "To be asked once only, enter it where the calendar keeps it:",
    keepFiguresLink: "what your dates depend on",
    other: "By what we know of your club, this year's return is another form. Look at it first.",
    otherLink: "The return of this year",
    settled: "This return is settled here already. Nothing is left to do.",
    notYet: "When it is filed, come back and record the confirmation here.",
    proof: "Record the confirmation",
    doneOn: "Day on which it was filed",
    doneOnHint: "Today or an earlier day.",
    number: "Confirmation number",
    numberHint: "As the IRS's page or e-mail shows it.",
    files: "Or the confirmation as a PDF",
    submit: "Mark it done",
  },
});
