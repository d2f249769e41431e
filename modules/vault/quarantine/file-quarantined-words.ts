import { defineMessages, type Translation } from "#modules/platform/messages";

/** What a club reads about a file in quarantine. */
export const fileQuarantinedWords = defineMessages({
  en: {
    "subject.found": "{club}: a file is in quarantine",
    "subject.released": "{club}: your file is out of quarantine",
    "subject.deleted": "{club}: a file was deleted",
    "text.found":
      "Our virus scanner looked again at the file “{file}” of {club} and found {finding} in it. Nobody can download it now, and it is in no link, packet or public page. Our staff look at it.",
    "text.released":
      "Our staff looked at the file “{file}” of {club}, in which the virus scanner had found {finding}. It is no danger, and can be downloaded again.",
    "text.deleted":
      "Our staff deleted the file “{file}” of {club}, in which the virus scanner had found {finding}.",
    "next.found":
      "Check the computer that the file came from. If you have a clean copy of the paper, add it as a newer version.",
    "next.sent":
      "Check the computer that the file came from. If you have a clean copy, answer this mail, and our staff tell you how to send it.",
    "next.decided": "They said: “{reason}”",
    action: "Open your files",
    note: "You get this because you uploaded the file, or are the primary user.",
    noteSender: "You get this because the file was sent with this address.",
  },
});

export const fileQuarantinedSpanish: Translation<typeof fileQuarantinedWords> = {
  "subject.found": "{club}: un archivo está en cuarentena",
  "subject.released": "{club}: su archivo salió de la cuarentena",
  "subject.deleted": "{club}: se eliminó un archivo",
  "text.found":
    "Nuestro antivirus revisó de nuevo el archivo «{file}» de {club} y encontró {finding}. Ahora nadie lo puede descargar, y no está en ningún enlace, paquete ni página pública. Nuestro personal lo revisa.",
  "text.released":
    "Nuestro personal revisó el archivo «{file}» de {club}, en el que el antivirus había encontrado {finding}. No es un peligro y se puede descargar de nuevo.",
  "text.deleted":
    "Nuestro personal eliminó el archivo «{file}» de {club}, en el que el antivirus había encontrado {finding}.",
  "next.found":
    "Revise la computadora de la que vino el archivo. Si tiene una copia limpia del documento, agréguela como una versión más nueva.",
  "next.sent":
    "Revise la computadora de la que vino el archivo. Si tiene una copia limpia, responda a este correo y nuestro personal le dirá cómo enviarla.",
  "next.decided": "Dijeron: «{reason}»",
  action: "Abrir sus archivos",
  note: "Recibe este correo porque subió el archivo o es el usuario principal.",
  noteSender: "Recibe este correo porque el archivo se envió con esta dirección.",
};
