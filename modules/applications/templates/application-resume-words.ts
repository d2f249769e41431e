import { defineMessages, type Translation } from "#modules/platform/messages";

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

export const applicationResumeSpanish: Translation<typeof applicationResumeWords> = {
  resumeSubject: "Su solicitud le espera",
  resumePreview: "Todo lo que guardó sigue allí.",
  resumeHeading: "Continúe donde se quedó",
  resumeText:
    "Usted empezó una solicitud para {level}. Están completas {done} de {pages} páginas, y todo lo que guardó sigue allí.",
  resumeAction: "Continuar con la solicitud",
  resumeNote: "El enlace le pide iniciar sesión. Si no quiere continuar, no tiene que hacer nada.",
};
