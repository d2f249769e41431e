import { defineMessages } from "#modules/platform/messages";

/** What applicants read when their application moved on. */
export const applicationMovedWords = defineMessages({
  en: {
    homeAction: "Go to your account",
    submittedSubject: "We have your application",
    submittedHeading: "We have your application",
    submittedText:
      "The application of {organization} for {level} has arrived. Once the joining invoice is paid, we begin to read it.",
    submittedSettledText:
      "The application of {organization} for {level} has arrived. There is nothing to pay: we read it next.",
    submittedAction: "See what is open",
    paidSubject: "Thank you for your payment",
    paidHeading: "Your application is paid",
    paidText:
      "The joining price of {organization} for {level} is settled. Your application is next in line to be read.",
    waivedSubject: "You need not pay the joining price",
    waivedHeading: "The joining price is waived",
    waivedText:
      "Nothing is to be paid for the application of {organization} for {level}. It is next in line to be read. The reason:",
    inReviewSubject: "We are reading your application",
    inReviewHeading: "We are reading your application",
    inReviewText:
      "Somebody is now going through the answers of {organization}. There is nothing you have to do.",
    changesSubject: "Your application needs a change",
    changesHeading: "Please look at these answers again",
    changesText:
      "We have read the application of {organization} and need something changed before we can go on. Your other answers are kept.",
    changesAction: "Change your answers",
    approvedSubject: "Welcome to {brand}",
    approvedHeading: "You are a member",
    approvedText:
      "The application of {organization} is approved. Your account at {brand} now shows your next dates and papers.",
    declinedSubject: "About your application",
    declinedHeading: "We cannot accept this application",
    declinedText:
      "We have read the application of {organization} and cannot accept it. The reason:",
  },
});
