import type { Translation, Translations } from "#modules/platform/messages";
import { inquiryForms } from "./forms/all.server";
import { inquiry } from "./forms/shared.server";
import type { inquiryMessages } from "./messages";
import type { reportWords } from "./report-messages";

const inquiryRefusal: Translation<typeof inquiryMessages> = {
  labelRating: "calificación",
  labelComments: "comentarios",
  labelUrl: "página",
  labelText: "texto",
  labelAssignee: "asignado a",
  labelStep: "paso",
  labelVersion: "versión",
  labelIsDone: "terminada",
  ratingShape: "Elija de una a cinco estrellas.",
  urlShape: "Esta no es una página de este sitio.",
  changed: "Otra persona acaba de cambiar esta consulta. Revísela de nuevo antes de continuar.",
  assigneeUnknown: "Elija a una persona del personal.",
  stateKept: "Ya está así.",
};

/** Also for the report that is sent, which is worded where no words were added. */
export const irsReport: Translation<typeof reportWords> = {
  campusTitle: "Lo que el archivo del IRS dice de {campus}",
  organizationTitle: "Lo que el archivo del IRS dice de {organization}",
  asOf: "Según el archivo público del IRS del {date}. No dice nada de días posteriores.",
  asOfFiles:
    "Según los archivos públicos del IRS del {oldest} al {newest}. No dicen nada de días posteriores.",
  absent: "El EIN {ein} no está en ninguna de las listas del IRS que hemos cargado.",
  elsewhere:
    "El EIN {ein} no está en la lista de organizaciones exentas del IRS, hasta donde la hemos cargado. Sus otras listas lo tienen: {facts}.",
  besides: "Las otras listas del IRS también lo tienen: {facts}.",
  listedOn: "en la Publicación 78 del {date}",
  noticeOn: "990-N de {year}, en la lista del {date}",
  noticeEnded: "990-N de {year}, en la lista del {date}, que dice que la organización terminó",
  groupTotal: {
    one: "Lo que hemos cargado tiene {count} organización en el grupo {number}.",
    other: "Lo que hemos cargado tiene {count} organizaciones en el grupo {number}.",
  },
  groupCounts:
    "Al día: {current}. Falta una declaración: {one}. En riesgo, faltan de dos a cuatro o venció la tercera: {atRisk}. Faltan cinco o más y sin embargo no está revocada, de modo que los archivos se contradicen: {contradictory}. En la lista de revocaciones: {revoked}. No se puede saber: {unknown}.",
  groupShown: "Aquí figuran las {shown} que más lo necesitan.",
  found: {
    one: "Figura {count} organización.",
    other: "Figuran {count} organizaciones.",
  },
  shown: "Aquí están las primeras {shown}; el informe que va a su correo las tiene todas.",
  campusUnknown:
    "No conocemos un campus con este nombre exacto. Una persona lo buscará y le responderá por correo electrónico.",
  nothing:
    "No encontramos nada en el archivo que tenemos. Eso no significa que se haya revocado una exención: una persona seguirá buscando y le responderá por correo electrónico.",
  looksFurther: "Una persona seguirá buscando y le responderá por correo electrónico.",
  mailed: "El informe completo va en camino a su correo en PDF.",
  columnName: "Organización",
  columnEin: "EIN",
  columnPlace: "Lugar",
  columnStatus: "Situación",
  columnReturn: "Última declaración",
  columnYear: "Fin del año fiscal",
  columnMatch: "Coincidencia",
  columnClock: "Tres años sin declaración",
  noReturn: "Ninguna en el archivo",
  noYear: "No se indica",
  "status.unconditional": "Exenta",
  "status.conditional": "Exenta con condiciones",
  "status.trust": "Fideicomiso descrito en la sección 4947(a)(2)",
  "status.terminating": "Termina su condición de fundación privada (sección 507(b)(1)(B))",
  statusOther: "Consulte al IRS",
  covered: "cubierta por la exención de grupo, GEN {number}",
  "clock.none": "Al día",
  "clock.one": "Atención: falta 1 declaración. La exención termina el {date} si no llega ninguna.",
  "clock.two": "En riesgo: faltan 2 declaraciones. La tercera termina la exención el {date}.",
  "clock.overdue":
    "En riesgo: la tercera declaración seguida vencía el {date}, y no se ve ninguna de las tres.",
  "clock.more": "En riesgo: faltan {count} declaraciones. La exención puede haber terminado.",
  "clock.contradictory":
    "Atención, revise el EIN: faltan {count} declaraciones y sin embargo no está revocada.",
  "clock.revoked": "Revocada",
  "clock.unknown": "No se puede saber: el archivo no tiene ninguna declaración",
  "match.certain": "Segura",
  "match.likely": "Probable: mismo código postal",
  "match.possible": "Posible: misma ciudad",
  noteReturn:
    "“Ninguna en el archivo” es común: las organizaciones pequeñas que presentan el formulario 990-N a menudo no tienen declaración en este archivo.",
  noteClock:
    "Quien no presenta ninguna declaración durante tres años seguidos pierde la exención por ley. Una declaración aparece en el archivo algunos meses después de presentarse.",
  noteMatch:
    "El archivo conoce ciudades, no campus. Donde no nombra el campus, la coincidencia es probable o posible, nunca segura.",
  revoked: "Exención revocada automáticamente el {date}",
  reinstated: "Revocada el {date}, restituida a partir del {again}",
  unlisted:
    "El EIN {ein} está en la lista de revocaciones del IRS: {revoked}. Lo que se debe por el tiempo transcurrido es una pregunta para un profesional de impuestos.",
  listed: "en la Publicación 78",
  notice: "990-N de {year}",
  noteRevocations:
    "Solo la lista de revocaciones del IRS puede decir que se revocó una exención; esta es su lista del {date}.",
  noteRevoked: "Solo la lista de revocaciones del IRS puede decir que se revocó una exención.",
  mailSubject: "Su informe: lo que dice el archivo del IRS",
  mailHeading: "Su informe",
  mailText: "Adjuntamos lo que el archivo público del IRS dice de {who}.",
  mailNext: "Una persona de nuestro equipo también lo revisa y le escribe si hay algo que hacer.",
  paperFor: "Preparado para",
  paperBy: "Preparado por",
  page: "Página {page} de {pages}",
};

const ofForms: Translations = Object.fromEntries(
  Object.values(inquiryForms).map(({ words, spanish }) => [words.name, spanish]),
);

/** This room's words in Spanish, by the names of their catalogues. */
export const inquiriesSpanish = { inquiryRefusal, irsReport, inquiry, ...ofForms };
