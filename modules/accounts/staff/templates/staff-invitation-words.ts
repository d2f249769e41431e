import { defineMessages, type Translation } from "#modules/platform/messages";

export const staffInvitationWords = defineMessages({
  en: {
    subject: "You are invited to the staff of {brand}",
    preview: "Choose a password within 60 minutes.",
    heading: "Welcome to the staff of {brand}",
    text: "An owner of {brand} has made you a member of the staff. Choose a password, sign in, and turn on two-step sign-in, which staff need.",
    later: "Later than that, ask for another link at {page}.",
    action: "Choose a password",
    note: "The link works once and for 60 minutes. If you know nothing of this, ignore this e-mail.",
  },
});

export const staffInvitationSpanish: Translation<typeof staffInvitationWords> = {
  subject: "Le invitan al personal de {brand}",
  preview: "Elija una contraseña en 60 minutos.",
  heading: "Le damos la bienvenida al personal de {brand}",
  text: "Un responsable de {brand} le incorporó al personal. Elija una contraseña, inicie sesión y active la verificación en dos pasos, que el personal necesita.",
  later: "Si pasa más tiempo, pida otro enlace en {page}.",
  action: "Elegir una contraseña",
  note: "El enlace sirve una sola vez y durante 60 minutos. Si no sabe nada de esto, ignore este correo.",
};
