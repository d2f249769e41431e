import { defineMessages, type Translation } from "#modules/platform/messages";

export const knownAddressWords = defineMessages({
  en: {
    subject: "You have a {brand} account already",
    preview: "Sign in, or choose a new password.",
    heading: "You have an account already",
    text: "Somebody, most likely you, tried to start an application at {brand} with this e-mail address and a password that is not its own.",
    reset: "If you forgot the password, choose a new one here:",
    action: "Sign in",
    note: "If this was not you, there is nothing to do: nobody was let in, and nothing was changed.",
  },
});

export const knownAddressSpanish: Translation<typeof knownAddressWords> = {
  subject: "Ya tiene una cuenta de {brand}",
  preview: "Inicie sesión o elija una contraseña nueva.",
  heading: "Ya tiene una cuenta",
  text: "Alguien, lo más probable es que usted, intentó comenzar una solicitud en {brand} con este correo electrónico y una contraseña que no es la suya.",
  reset: "Si olvidó la contraseña, elija una nueva aquí:",
  action: "Iniciar sesión",
  note: "Si no fue usted, no tiene que hacer nada: nadie entró y nada cambió.",
};
