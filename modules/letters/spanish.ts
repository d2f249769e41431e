import type { Translation } from "#modules/platform/messages";
import type { signFormWords } from "./forms";
import type { lettersMessages } from "./messages";

const letterRefusal: Translation<typeof lettersMessages> = {
  noOffice:
    "Solo puede firmar un directivo de la lista de su club. Nadie en ella tiene su correo electrónico: pregunte a quien lleva la lista.",
  termEnded: "Su período terminó el {day} ({office}): solo puede firmar quien está en el cargo.",
  termComing:
    "Su período empieza el {day} ({office}): hasta entonces firma quien está en el cargo.",
  notOpen: "Esta carta ya está cerrada.",
  leftGroup: "Usted salió de {group}: sus cartas ya no se pueden firmar.",
  expired: "Esta carta se podía firmar hasta el {day}. Pida una nueva a {group}.",
  textChanged: "El texto cambió desde que lo abrió. Léalo de nuevo antes de firmar.",
  signedBefore: "Usted ya firmó esto. La segunda firma es de otro directivo.",
  agree: "Marque que acepta firmar electrónicamente, o pídala en papel.",
  fullName: "Escriba su nombre completo, con apellido.",
  notRevocable: "Solo se puede revocar una carta firmada que nadie haya revocado.",
  changedMeanwhile:
    "Otra persona guardó esto mientras tanto. Lo que usted escribió sigue aquí: compare y guarde de nuevo.",
  nobodyToSend:
    "No hay ningún capítulo a quien enviarla: cada uno tiene una pendiente o ya la firmó.",
  chooseChapters:
    "Marque al menos un capítulo, y ninguno que tenga pendiente una carta de esta clase.",
  tickedAside: "Marcó capítulos: elija «Los que marco» o quite las marcas.",
  chooseThings: "Elija a qué dan su consentimiento los capítulos.",
  unsignedTextEmpty: "Escriba el texto.",
};

/** What letters refuse, in Spanish; the server alone words it. */
export const letterRefusalsInSpanish = { letterRefusal };

const letterSignature: Translation<typeof signFormWords> = {
  reason: "Motivo (opcional)",
  "reason.name": "motivo",
  full_name: "Su nombre completo",
  "full_name.hint": "Nombre y apellido, como estarán al pie de la carta.",
  "full_name.name": "nombre completo",
};

/** What the fields of a signature are called in Spanish, also in browsers. */
export const lettersSpanish = { letterSignature };
