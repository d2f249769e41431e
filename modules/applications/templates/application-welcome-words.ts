import { defineMessages } from "#modules/platform/messages";

/** What whoever began an application reads. */
export const applicationWelcomeWords = defineMessages({
  en: {
    welcomeSubject: "Your application is started",
    welcomePreview: "Keep this e-mail: it leads back to your application.",
    welcomeHeading: "Your application is started",
    welcomeText:
      "Thank you for choosing {level}. The application has {pages} pages. Every page you save is kept, so you can stop at any time and come back by this link.",
    welcomeAction: "Go on with the application",
    welcomeNote:
      "The link asks you to sign in with this e-mail address and the password you chose. If you did not start an application, write to us.",
  },
});
