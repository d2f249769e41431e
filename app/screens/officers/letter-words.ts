import { defineMessages } from "#modules/platform/messages";

/** Words of the page where officer letters are made. */
export const officerLetterPages = defineMessages({
  name: "officerLetterPages",
  en: {
    title: "Officer letter",
    lede: "For banks, schools, hotels and matching gifts: a PDF that says who holds an office, with a code that shows whether it is so today.",
    says: "{name}, {office} of {organization}, from {from} to {to}, as the roster says.",
    back: "Back to the officers",
    none: "You can make no letter today",
    make: "Make the letter",
    makeText:
      "It is valid for 30 days, and ends with the term. The other officers and the club's primary user get a mail, and any of them can withdraw it at once. No address is on it.",
    letters: "Letters",
    empty: "None yet",
    emptyText: "Letters that are made for this term are listed here.",
    serial: "Number",
    issued: "Issued",
    valid: "Valid through",
    state: "Today",
    paper: "Paper",
    download: "Download the PDF",
    live: "Live page",
    open: "Open the page",
    withdraw: "Withdraw",
    standing: "This letter says nothing about the club's standing.",
    toStanding: "Certificates of good standing",
  },
});
