import type { Translation } from "#modules/platform/messages";
import { templateQuestionsInSpanish } from "./generated/questions-in-spanish";
import { templateTitlesInSpanish } from "./generated/titles-in-spanish";
import type { bylawsMessages } from "./messages";
import type { questionMessages } from "./question-messages";
import type { verdictMessages } from "./verdict-messages";
import type { versionMessages } from "./version-messages";

const bylaws: Translation<typeof bylawsMessages> = {
  ...templateTitlesInSpanish,
  legalTitle: "Lo que pregunta un abogado",
  legalHint: "Puede dejarlo en blanco. Lo que llene hace que el documento le quede mejor.",
  kindCorporation: "Corporación sin fines de lucro",
  kindAssociation: "Asociación no incorporada",
  articlesFirst:
    "Para una exención 501(c)(3), la prueba de organización del IRS lee su acta constitutiva (articles), no sus estatutos. Ponga también en ella las cláusulas de propósito, disolución y beneficio privado.",
  warningsTitle: "Revise esto de nuevo",
  chooserTitle: "¿Qué estatutos necesita?",
  generate: "Generar",
  disclaimerTitle: "Lea esto primero",
  disclaimer:
    "El documento se genera en inglés; escriba sus respuestas en inglés. Estos estatutos reflejan buenas prácticas generales. Deben revisarse antes de usarse y no se garantiza que sean adecuados para su organización. No son asesoría legal ni fiscal.",
  storageFailure: "No se pudo guardar el documento. Inténtelo de nuevo en unos minutos.",
  renderFailure: "No se pudo crear el documento. Revise sus respuestas e inténtelo de nuevo.",
};

const question: Translation<typeof questionMessages> = {
  ...templateQuestionsInSpanish,
  stateLabel: "Estado",
  stateHint: "El estado bajo cuya ley se formaron o se formarán.",
  stateField: "estado",
  entityKindLabel: "Tipo de organización",
  entityKindHint: "Una corporación presentó su acta constitutiva ante su estado.",
  entityKindField: "tipo de organización",
  principalOfficeLabel: "Oficina principal",
  principalOfficeHint:
    "Calle, ciudad y condado. Si lo deja en blanco, la junta la fija por resolución.",
  principalOfficeField: "oficina principal",
  fiscalYearEndLabel: "El año fiscal termina el último día de",
  fiscalYearEndHint:
    "Este mes debe coincidir con el fin del año fiscal que usted le dio al IRS. Lo usual es junio, diciembre o mayo.",
  highlightLabel: "Resaltar mis respuestas en el documento.",
  nameField: "nombre",
  purposeField: "propósito",
  fiscalYearEndField: "fin del año fiscal",
  highlightField: "resaltado",
  versionField: "versión",
};

const verdict: Translation<typeof verdictMessages> = {
  fundraisingAlone:
    "Recaudar dinero por sí solo no es un propósito exento de impuestos. Diga para qué es el dinero: por ejemplo, para apoyar y enriquecer un programa para estudiantes.",
  unknownMinimum:
    "Escriba un número entero como 10, un porcentaje del 1% al 100% o una fracción de 1/10 a 1.",
  nominationsFar:
    "Las nominaciones suelen comenzar de uno a tres meses antes de la reunión anual; las suyas comienzan {months} meses antes. El documento dice lo que usted eligió. Cámbielo si no es lo que quiere decir.",
  nominationsSame:
    "Las nominaciones comienzan en el mes de la reunión anual. Por lo general comienzan de uno a tres meses antes, para que los miembros conozcan a tiempo a los candidatos. El documento dice lo que usted eligió.",
  quorumAlone:
    "Con un quórum de un miembro, una sola persona puede decidir por todos. A la mayoría de los clubes les sirve del 10% al 25% de los miembros.",
  quorumUnreachable:
    "Un quórum de {typed} es muy alto: si no vienen tantos, la reunión no puede decidir nada. A la mayoría de los clubes les sirve del 10% al 25% de los miembros.",
  shareLow:
    "Menos del 10% de los miembros es poco. En algunos estados la ley pide al menos una décima parte. Revise la ley de su estado.",
  requestAlone:
    "Un solo miembro puede convocar una reunión especial. Si no es lo que quiere decir, elija más, por ejemplo 10%.",
  requestUnreachable:
    "Si hacen falta {typed} para convocar una reunión especial, casi nunca se podrá. El 10% es lo usual.",
  purposeShort:
    "El propósito es muy corto. El IRS quiere leer qué hace la organización y para quién: una o dos oraciones.",
  termsFar:
    "La directiva se elige en {meeting} y toma posesión en {start}, {months} meses después. Elija otro mes en «La directiva toma posesión el primer día de» si no es lo que quiere decir.",
  noticeRead:
    "Los estatutos dan {days} días de aviso. La ley de {state} pide a una corporación al menos {least} ({cite}, leído el {date}).",
  noticeCheck:
    "Los estatutos dan {days} días de aviso. Creemos que la ley de {state} pide a una corporación al menos {least} ({cite}). Verifíquelo con el estado.",
  noticeUnknown:
    "Los estatutos dan {days} días de aviso. No sabemos cuántos pide la ley de {state}. Verifíquelo con el estado; si pide más, eso vale.",
  lettersMissing:
    "El archivo PDF muestra un código en lugar de {letters}, que ninguna de sus fuentes tiene. Escríbalo con otras letras, o use el archivo de Word, que toma las fuentes de su computadora.",
  outOfDate:
    "La redacción de estos estatutos cambió desde que se abrió este formulario. Revise sus respuestas y envíe el formulario de nuevo.",
  unknownVersion:
    "El campo «versión» debe ser la versión de la redacción que muestra el formulario.",
  tooManyVersions:
    "Estos estatutos llegaron a {max} versiones. Empiece desde cero para crear estatutos nuevos.",
  fiscalYearDiffers:
    "El archivo del IRS del {date} dice que su período contable termina en {irs}; estos estatutos dicen {own}. Los dos deben coincidir: cambie el mes aquí o informe del cambio al IRS.",
  keptElsewhere:
    "Estos estatutos ya están entre los documentos de otra organización. Para tener los suyos, empiece desde cero y cree unos nuevos.",
};

const version: Translation<typeof versionMessages> = {
  firstVersion: "Primera versión",
  noChange: "Guardados de nuevo sin cambios",
  changedTo: "{field}: cambió de {before} a {after}",
  changed: "{field}: cambió",
  addedAnswer: "{field}: se añadió {after}",
  leftOut: "{field}: se quitó; era {before}",
  ticked: "Ahora marcado: {label}",
  unticked: "Ya no está marcado: {label}",
  newWording: "Nuestra redacción se actualizó de la edición {before} a la edición {after}",
  redlineNote: "Cambios de la versión {from} a la versión {to}",
  redlineToNew: "Cambios de la versión {from} por la redacción nueva",
  quoted: "«{text}»",
  members: { one: "{count} miembro", other: "{count} miembros" },
  allMembers: "todos los miembros",
  shareOfMembers: "{share} de los miembros",
  adoptedByVote: "Adoptados el {date} por {for} votos contra {against}{abstained}.",
  adoptedUnanimously: "Adoptados el {date} por unanimidad{abstained}.",
  adoptedUnanimouslyBy: "Adoptados el {date} por unanimidad de {for} votos{abstained}.",
  abstained: ", con {count} abstenciones",
  adoptionSigned: "Presidencia: {presidingOfficer}. Secretaría: {secretary}.",
  adoptionDateField: "fecha de adopción",
  voteField: "votación",
  votesForField: "votos a favor",
  votesAgainstField: "votos en contra",
  abstainedField: "abstenciones",
  presidingOfficerField: "nombre de quien presidió",
  secretaryField: "nombre de la secretaría",
  dateTooLate: "La fecha de adopción no puede ser posterior a hoy, {today}.",
  dateTooEarly: "Esta versión se creó el {made}. Los miembros no pueden haberla adoptado antes.",
  chooseVote: "Elija cómo votaron los miembros.",
  votesForMissing: "Escriba cuántos votaron a favor de estos estatutos: un número entero desde 1.",
  votesAgainstUnknown:
    "Escriba cuántos votaron en contra de estos estatutos: un número entero, o nada si no hubo nadie.",
  abstainedUnknown: "Escriba cuántos se abstuvieron: un número entero, o nada si no hubo nadie.",
  notCarried: "Deben votar más miembros a favor de los estatutos que en contra.",
  notUnanimous:
    "Una votación unánime no tiene votos en contra. Deje esto vacío o elija que los votos se contaron.",
  alreadyAdopted:
    "La adopción de esta versión ya está registrada y no se puede cambiar. Guarde una versión nueva para cambiar estos estatutos.",
  notReady:
    "El documento de esta versión no está listo. Espere a que se pueda descargar y luego registre la adopción.",
};

/** This room's words in Spanish that browsers need, by the names of their catalogues. */
export const bylawsSpanish = { bylaws };
/** Those that the server words. */
export const bylawsOfServerInSpanish = { question, verdict, version };
