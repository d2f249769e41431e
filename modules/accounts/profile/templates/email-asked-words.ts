import { defineMessages, type Translation } from "#modules/platform/messages";

export const emailAskedWords = defineMessages({
  en: {
    subject: "Somebody wants to change your {brand} e-mail address",
    preview: "If this was you, there is nothing to do.",
    heading: "Your e-mail address is about to change",
    text: "Somebody who knows your password asked to sign in with another address. It changes once the link is opened that we sent there.",
    action: "Reset password",
    note: "If this was not you, reset your password now: that stops the change and signs every device out.",
  },
});

export const emailAskedSpanish: Translation<typeof emailAskedWords> = {
  subject: "Alguien quiere cambiar su correo electrónico en {brand}",
  preview: "Si fue usted, no tiene que hacer nada.",
  heading: "Su correo electrónico está por cambiar",
  text: "Alguien que conoce su contraseña pidió iniciar sesión con otra dirección. Cambia en cuanto se abra el enlace que enviamos allí.",
  action: "Restablecer la contraseña",
  note: "Si no fue usted, restablezca su contraseña ahora: eso detiene el cambio y cierra la sesión en todos los dispositivos.",
};
