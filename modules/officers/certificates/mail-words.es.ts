import type { Translation } from "#modules/platform/messages";
import type { certificateMailMessages } from "./messages";

/** Of the mail to whoever may object. */
export const certificateMail: Translation<typeof certificateMailMessages> = {
  subject: "{name} ({office}): una carta de {organization}",
  heading: "Una carta dice quién ocupa este cargo: {office}",
  text: "{maker} hizo una carta para bancos, escuelas y otros: «{name}, {office} de {organization}». Vale hasta el {day}.",
  object:
    "Si es correcto, no tiene que hacer nada. Si no lo es, opóngase: la carta se retira de inmediato y su página se lo dice a quien la consulte.",
  action: "Verla u oponerse",
  somebody: "Alguien de su club",
  note: "Recibe este correo porque está en la lista de directivos de {organization} o es su usuario principal.",
};
