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
