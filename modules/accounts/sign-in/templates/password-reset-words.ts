import { defineMessages, type Translation } from "#modules/platform/messages";

export const passwordResetWords = defineMessages({
  en: {
    subject: "Reset your {brand} password",
    preview: "The link works for 60 minutes.",
    heading: "Choose a new password",
    text: "Somebody, most likely you, asked to reset the password of this e-mail address.",
    action: "Reset password",
    note: "The link works once and for 60 minutes. If you did not ask for it, ignore this e-mail: your password stays as it is.",
  },
});

export const passwordResetSpanish: Translation<typeof passwordResetWords> = {
  subject: "Restablezca su contraseña de {brand}",
  preview: "El enlace sirve durante 60 minutos.",
  heading: "Elija una contraseña nueva",
  text: "Alguien, lo más probable es que usted, pidió restablecer la contraseña de este correo electrónico.",
  action: "Restablecer la contraseña",
  note: "El enlace sirve una sola vez y durante 60 minutos. Si no lo pidió, ignore este correo: su contraseña sigue igual.",
};
