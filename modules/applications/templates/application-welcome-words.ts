import { defineMessages, type Translation } from "#modules/platform/messages";

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

export const applicationWelcomeSpanish: Translation<typeof applicationWelcomeWords> = {
  welcomeSubject: "Su solicitud está empezada",
  welcomePreview: "Conserve este correo: lleva de vuelta a su solicitud.",
  welcomeHeading: "Su solicitud está empezada",
  welcomeText:
    "Gracias por elegir {level}. La solicitud tiene {pages} páginas. Cada página que guarda se conserva; puede detenerse en cualquier momento y volver con este enlace.",
  welcomeAction: "Continuar con la solicitud",
  welcomeNote:
    "El enlace le pide iniciar sesión con este correo electrónico y la contraseña que eligió. Si usted no empezó ninguna solicitud, escríbanos.",
};
