import type { Translation } from "#modules/platform/messages";
import type { contestMessages } from "./messages";

const contest: Translation<typeof contestMessages> = {
  limitReached:
    "Parece que ya recibimos tres participaciones de esta organización o de este correo electrónico.",
  closed: "Hoy este concurso no recibe participaciones.",
  typeUnknown: "Elija una de las opciones.",
  labelOrganization: "nombre de la organización",
  labelEmail: "correo electrónico",
  labelType: "a quién o qué celebra",
  labelMessage: "mensaje",
  labelFile: "archivo",
  labelMember: "miembro actual",
  labelRelease: "permiso para mostrar",
  daysOrder: "El último día no puede ser anterior al primero.",
  daysTaken:
    "«{title}» recibe participaciones del {from} al {to}. Dos concursos del mismo tipo no pueden coincidir.",
  kindKept: "Un concurso que tiene participaciones conserva su tipo.",
  contestChanged: "Otra persona cambió este concurso. Revíselo de nuevo antes de guardar.",
  entryDecided: "Otra persona ya decidió sobre esta participación. Revísela de nuevo.",
  notFailed: "Se está preparando o ya está lista. Revísela de nuevo.",
  pictureNotReady: "La imagen aún no está lista para mostrarse.",
  inQuarantine:
    "El antivirus encontró algo en este archivo, así que nadie lo ve. Primero decida sobre el archivo en «Archivos en cuarentena».",
  placeTaken: "Otra participación tiene este lugar. Primero retíreselo.",
  entryNotShown: "Solo puede ganar una participación que está en la galería.",
  announced: "Los ganadores ya se anunciaron; sus lugares se quedan.",
  notOver: "Se reciben participaciones hasta el {to}. Anuncie a los ganadores después de ese día.",
  noWinners: "Primero nombre a un ganador.",
  placeMissing:
    "Ninguna participación tiene el lugar {place}. Los lugares van desde el 1 sin saltos.",
  winnersChanged: "Otra persona cambió a los ganadores. Revíselos de nuevo.",
  daysKept: "Los ganadores de este concurso ya se anunciaron: sus días se quedan.",
  noEntriesOf: "Ninguna participación de este concurso tiene este nombre. Elija uno de la lista.",
  mergedAlready: "Estas dos ya son una sola organización.",
  mergeChanged: "Mientras tanto llegó o cambió una participación. Revísela de nuevo antes de unir.",
  releaseMissing:
    "Quien la envió no confirmó que todos los que aparecen están de acuerdo. Pregunte primero y luego marque que tiene el permiso.",
};

/** This room's words in Spanish, by the names of their catalogues. */
export const contestSpanish = { contest };
