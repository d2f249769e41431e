import { defineMessages } from "#modules/platform/messages";

/** What whoever stopped in an application reads. */
export const applicationResumeWords = defineMessages({
  en: {
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
