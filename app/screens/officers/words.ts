import { defineMessages } from "#modules/platform/messages";

/** Words of the roster and of a term of office. */
export const officersWords = defineMessages({
  name: "officers",
  en: {
    title: "Officers",
    lede: "Who holds which office, from when to when. Banks, schools and your headquarters ask for it.",
    now: "In office now",
    coming: "Coming",
    ended: "Former",
    none: "Nobody is in office, as far as we know",
    noneText: "Enter the president, the secretary and the treasurer first.",
    office: "Office",
    name: "Name",
    term: "Term",
    marks: "Also",
    days: "{from} to {to}",
    markResponsible: "Responsible party",
    markSigner: "Bank signer",
    markReviewer: "Reviews the books",
    markEmployee: "School employee",
    letter: "Letter",
    toLetter: "Officer letter",
    add: "Enter a term",
    more: "To hand out",
    moreText:
      "The roster names those in office today, and of each person only what that person agreed to show.",
    pdf: "Roster as PDF",
    csv: "Roster as a spreadsheet (CSV)",
    resolution: "A resolution for your bank",
    packet: "Everything as one ZIP, for whoever takes over",
    form8822b: "Tell the IRS of a new responsible party",
    handover: "Hand over to your successor",
    warnings: "Worth a second look",
    "warning.one_household":
      "{names} sign at the bank and may be of one household. Choose signers of different households.",
    "warning.treasurer_reviews":
      "{names} keeps the books and reviews them. Let somebody else review.",
    "warning.school_employee_signs":
      "{names}: your bylaws keep the school's employees from the club's money. Choose another signer.",
    noResponsible:
      "Nobody is marked as the responsible party, the person whom the IRS knows for your EIN.",
    newTitle: "Enter a term of office",
    editTitle: "Change a term of office",
    save: "Save",
    email: "E-mail",
    phone: "Phone",
    startsOn: "First day",
    endsOn: "Last day",
    minutesKept: "The file that was chosen before",
    duties: "What else",
    agreed: "What this person agreed to show",
    agreedText: "In the roster that you hand out. Your headquarters sees name, e-mail and phone.",
    remove: "Remove it",
    removeText:
      "For an entry made by mistake. A term that ended stays in the roster: change its last day instead.",
    removeSubmit: "Remove this term",
    back: "Back to the officers",
    yes: "Yes",
    no: "No",
  },
});
