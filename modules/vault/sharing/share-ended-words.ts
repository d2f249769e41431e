import { defineMessages, type Translation } from "#modules/platform/messages";

/** What people read when wrong passcodes ended a link to papers. */
export const shareEndedWords = defineMessages({
  en: {
    subject: "{club}: your link “{name}” has ended",
    text: "Somebody entered a wrong passcode {tries} times at the link “{name}”, which you made for papers of {club}. The link has ended, and nobody opens it any more.",
    next: "If it was the person for whom you made it, make a new link and give its passcode by phone.",
    action: "See your links",
    note: "You get this because you made this link.",
  },
});

export const shareEndedSpanish: Translation<typeof shareEndedWords> = {
  subject: "{club}: su enlace «{name}» terminó",
  text: "Alguien escribió un código equivocado {tries} veces en el enlace «{name}», que usted creó para documentos de {club}. El enlace terminó y ya nadie lo abre.",
  next: "Si fue la persona para quien lo creó, cree un enlace nuevo y dígale el código por teléfono.",
  action: "Ver sus enlaces",
  note: "Recibe este correo porque creó este enlace.",
};
