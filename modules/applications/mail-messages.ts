import { defineMessages } from "#modules/platform/messages";

/** What applicants read by e-mail. */
export const mailMessages = defineMessages({
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
    welcomeSubject: "Your application is started",
    welcomePreview: "Keep this e-mail: it leads back to your application.",
    welcomeHeading: "Your application is started",
    welcomeText:
      "Thank you for choosing {level}. The application has {pages} pages. Every page you save is kept, so you can stop at any time and come back by this link.",
    welcomeAction: "Go on with the application",
    welcomeNote:
      "The link asks you to sign in with this e-mail address and the password you chose. If you did not start an application, write to us.",
    resumeSubject: "Your application is waiting for you",
    resumePreview: "Everything you saved is still there.",
    resumeHeading: "Go on where you left off",
    resumeText:
      "You began an application for {level}. {done} of {pages} pages are complete, and everything you saved is still there.",
    resumeAction: "Go on with the application",
    resumeNote:
      "The link asks you to sign in. If you do not want to go on, you need not do anything.",
  },
});
