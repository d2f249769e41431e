import { defineMessages, type Translation } from "#modules/platform/messages";

/** What people of chapters read of what they have to know. */
export const educationWords = defineMessages({
  en: {
    subject: "{group}: {title}",
    heading: "{title}",
    preview: "What {organization} has to know to keep its tax exemption",
    text: "{group} sends this to {organization}, because a group exemption is kept only when each chapter knows the rules.",
    link: "Read it here: {url}",
    ask: "When you have read it, confirm that on the page behind the button. The page also shows which papers your headquarters waits for.",
    action: "Confirm, and send papers",
  },
});

export const educationSpanish: Translation<typeof educationWords> = {
  subject: "De {group}: {title}",
  heading: "{title}",
  preview: "Lo que {organization} debe saber para conservar su exención de impuestos",
  text: "{group} envía esto a {organization}, porque una exención de grupo solo se conserva cuando cada capítulo conoce las reglas.",
  link: "Léalo aquí: {url}",
  ask: "Cuando lo haya leído, confírmelo en la página a la que lleva el botón. Allí también se ve qué documentos espera su sede.",
  action: "Confirmar y enviar documentos",
};
