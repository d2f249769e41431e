import type { Translation } from "#modules/platform/messages";
import type { bylawsVersionsMessages } from "./bylaws-versions-words";

export const bylawsVersions: Translation<typeof bylawsVersionsMessages> = {
  compareTitle: "Comparar dos versiones",
  compareLede: "Lo que cambió de la versión {from} a la versión {to}.",
  compareLedeNew:
    "Lo que la redacción nueva cambiaría en la versión {from}, con las mismas respuestas.",
  from: "Versión anterior",
  to: "Versión posterior",
  versionNumber: "Versión {number}",
  newWording: "Las mismas respuestas con la redacción nueva",
  compare: "Comparar",
  redline: "Descargar con control de cambios (Word)",
  inShort: "En resumen",
  inFull: "Palabra por palabra",
  legend:
    "El texto nuevo está subrayado y el que se quitó está tachado. El documento está en inglés.",
  sameText: "Las dos dicen lo mismo.",
  renumbered: {
    one: "{count} otra parte dice lo mismo con otro número.",
    other: "{count} otras partes dicen lo mismo con otro número.",
  },
  addedPart: "Nuevo",
  removedPart: "Eliminado",
  back: "Volver a sus estatutos",
  adoptTitle: "Registrar la adopción de la versión {version}",
  adoptLede:
    "¿Sus miembros votaron por estos estatutos? Regístrelo: el documento dirá cuándo y con qué votación, y la versión {version} queda así para siempre.",
  adoptLater:
    "Los cambios posteriores crean versiones nuevas, que sus miembros pueden adoptar a su vez.",
  date: "Fecha de adopción",
  dateHint: "El día de la reunión en la que votaron los miembros.",
  vote: "¿Cómo votaron los miembros?",
  counted: "Se contaron los votos",
  unanimous: "La votación fue unánime",
  votesFor: "Votos a favor",
  votesForHint: "Se necesita cuando se contaron los votos.",
  votesAgainst: "Votos en contra",
  abstained: "Abstenciones",
  presidingOfficer: "Nombre de quien presidió",
  secretary: "Nombre de la secretaría",
  record: "Registrar la adopción",
  adoptedTitle: "La versión {version} está adoptada",
  adoptedLede: "Ya no se puede cambiar. El documento se escribe de nuevo con el registro incluido.",
  adoptedReady: "Ya no se puede cambiar. El documento lo dice en la portada y al final.",
  recordedVote: "Adopción",
  viewOnline: "Ver en línea",
  notReadyTitle: "El documento no está listo",
  notReady:
    "Se puede registrar una adopción en cuanto se pueda descargar el documento de la versión {version}.",
  lookAgain: "Mirar de nuevo",
};
