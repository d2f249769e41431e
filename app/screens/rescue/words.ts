import { defineMessages } from "#modules/platform/messages";

/** Words of the public page about a revocation. */
export const revokedWords = defineMessages({
  name: "revoked",
  en: {
    title: "Lost your tax exemption? Find the way back",
    description:
      "The IRS revoked your exemption because three returns were missing. Six questions show which way back is open, until when, and what to do.",
    lede: "After three years without a return the exemption ends by law. There are four ways back. Six questions show which one is open to you, and until when.",
    private:
      "We keep nothing of this. The address of the page holds your answers: save it to come back.",
    ein: "EIN of the organization",
    einHint: "9 digits, for example 12-3456789. With it we look into the IRS's list for you.",
    einWrong: "Enter the 9 digits of the EIN, for example 12-3456789.",
    show: "Show the way back",
    mustBegin:
      "Only the IRS's list or its letter says that an exemption is gone. Enter the EIN, the day of the list, or the date of the letter.",
    "list.revoked": "The IRS's list of {asOf} has EIN {ein} as revoked on {date}.",
    "list.posted": "The list first had it on {date}.",
    "list.none": "The IRS's list of {asOf} does not have EIN {ein}.",
    "list.noneText":
      "So it says nothing of a revocation. If you have a letter that does, enter its date below.",
    "list.reinstated":
      "The IRS's list of {asOf} has EIN {ein} as revoked on {date}, and reinstated on {again}.",
    "list.reinstatedText": "Nothing is left to be won back, unless a newer letter says otherwise.",
    "list.unread":
      "We have not loaded the IRS's list. Look there yourself, or enter what its letter says.",
    questions: "What we need to know",
    change: "Change an answer",
    join: "A member keeps the answers with us, and gets the cover sheet as a PDF.",
    pricing: "See what membership costs",
    back: "The yearly IRS return",
  },
});

/** Words of a club's own page. */
export const ownRescueWords = defineMessages({
  en: {
    title: "Get the exemption back",
    lede: "What {name} can do, until when, and what to send.",
    startList:
      "The IRS's list of {asOf} has EIN {ein} as revoked on {date}. We can show the way back step by step.",
    startLetter:
      "The IRS's list does not have your EIN as revoked. This begins only with the list's word or with the IRS's letter.",
    startNoEin: "We do not know your EIN, so we cannot look into the IRS's list.",
    startHave: "Do you have a letter from the IRS that says so?",
    begin: "Begin",
    beginLetter: "Begin with this letter",
    sayEin: "Tell us the EIN",
    listNow: "The IRS's list of {asOf}: revoked on {date}, first listed {posted}.",
    listNowOpen: "The IRS's list of {asOf}: revoked on {date}.",
    answers: "Your answers",
    answersText: "Each can be changed as often as you like. Leave open what you do not know.",
    save: "Save the answers",
    paper: "Cover sheet and checklist",
    paperText:
      "The first page goes on top of the application; the others are for you. Have a professional check it first.",
    paperEarly:
      "It names the way that is certain by your answers today. Answer what is open first: a better way may follow.",
    download: "Download the PDF",
    end: "Did the IRS give the exemption back?",
    endText: "Add its letter, and this is done. The list follows some months later.",
    endDay: "Date of the IRS's letter",
    endFile: "The letter",
    endSend: "Hand in the letter",
    ended: "The exemption is back, by the IRS's letter of {date}.",
    endedText: "Keep the letter. The IRS's list may need some months to show it.",
    endedFile: "See the letter",
    reopen: "That was a mistake",
    reopenText: "The wrong letter, or the wrong club? This opens everything again as it was.",
    back: "Standing of the club",
    "field.posted_on": "Day of the list",
    "field.letter_month": "Month of the letter",
    "field.letter_day": "Day of the letter",
    "field.letter_year": "Year of the letter",
    "field.year_1": "First year",
    "field.year_2": "Second year",
    "field.year_3": "Third year",
    "field.revoked_before": "Lost once before",
    "field.cause": "Good reason",
    "field.in_group": "In a group",
    "value.short": "990-N or 990-EZ",
    "value.full": "Full 990",
    "value.unknown": "Not sure",
    "value.yes": "Yes",
    "value.no": "No",
    "value.all": "For each year",
    "value.some": "For at least one year",
    "value.none": "No",
  },
});
