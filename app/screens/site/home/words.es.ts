import type { Translation } from "#modules/platform/messages";
import type { homeMessages } from "./words";

export const home: Translation<typeof homeMessages> = {
  metaTitle: "Estatutos, exención y renovaciones para organizaciones de voluntarios",
  metaDescription:
    "{brand} ayuda a clubes de apoyo escolar y capítulos griegos a tener en orden sus documentos, su exención de impuestos y sus fechas límite.",
  title: "Su club hace el bien. Nosotros lo mantenemos en regla.",
  lead: "Los clubes de apoyo, los grupos de padres y los capítulos griegos pierden su exención de impuestos por un formulario olvidado, no por mala intención. {brand} reúne los documentos y las fechas en un solo lugar, para que un voluntario con diez minutos pueda mantener el club dentro de la ley.",
  apply: "Comenzar una solicitud",
  start: "Crear sus estatutos",
  startHint: "Los estatutos son gratis y no requieren una cuenta.",
  exampleExemption: "Exención",
  exampleExemptionText: "501(c)(3), en la lista del IRS",
  exampleReturn: "Próxima declaración",
  exampleReturnText: "{date}, por el año que termina el {end}",
  exampleBylaws: "Estatutos",
  exampleBylawsText: "Versión 3, adoptada por sus miembros",
  askTitle: "Tres preguntas de toda nueva directiva",
  ask1Title: "¿Qué debemos hacer y para cuándo?",
  ask1Text:
    "Todas las obligaciones están en un solo calendario: la declaración al IRS, los informes al estado, sus reuniones. Aparece en el calendario de su teléfono y un correo electrónico se lo recuerda.",
  ask2Title: "¿Estamos en regla?",
  ask2Text:
    "Una página dice cómo está el club ante el IRS y el estado, y por qué. Un certificado lo muestra a la escuela, al banco o a un donante, que pueden comprobarlo en línea.",
  ask3Title: "¿Quién sigue?",
  ask3Text:
    "Un traspaso entrega a la próxima directiva el calendario, los documentos y lo que queda por hacer, y enumera lo que cambia de manos, como quién firma en el banco.",
  howTitle: "Estatutos en tres pasos",
  how1Title: "Responda unas preguntas",
  how1Text:
    "El nombre de su organización, su propósito y sus reuniones, y el mes en que termina su año fiscal. Puede volver y cambiarlos.",
  how2Title: "Reciba un documento de verdad",
  how2Text:
    "Un archivo de Word en inglés, con artículos numerados, índice y certificado de adopción. También en PDF y en línea.",
  how3Title: "Revise, adopte, archive",
  how3Text:
    "Léalo con su directiva y su asesor, adóptelo por votación y guárdelo donde la próxima directiva lo encuentre.",
  standingTitle: "Qué hace falta para estar en regla",
  standingLead: "Cinco cosas distintas, que los clubes suelen tomar por una sola:",
  standing1: "Constituirse ante su estado, si decide hacerlo",
  standing2: "Un EIN propio, nunca el de la escuela",
  standing3:
    "Una exención federal de impuestos y, para conservarla, una declaración de la serie 990 cada año",
  standing4:
    "Registrarse ante su estado antes de pedir dinero al público, donde el estado lo exige",
  standing5: "Estatutos que sus miembros adoptaron y que su directiva cumple",
  revokedTitle: "Tres declaraciones sin presentar ponen fin a la exención",
  revokedText:
    "El IRS revoca la exención de la organización que no presenta su declaración tres años seguidos. Ocurre por ley, sin audiencia.",
  groupTitle: "Para una sede con muchos capítulos",
  groupText:
    "Un tablero dice cómo está cada capítulo ante el IRS y por qué. {brand} compara su lista con la del IRS, escribe a los capítulos que deben algo y prepara el informe anual de su grupo.",
  rulesTitle: "Nuevas reglas del IRS para grupos",
  rulesText:
    "El Rev. Proc. 2026-8 exige a la organización central un mismo propósito para todos los capítulos, supervisión cada año y una autorización de cada capítulo.",
  rulesLink: "Qué necesita y para cuándo",
  waysTitle: "Pregúntenos o consúltelo",
  verifyTitle: "Verificar el estado 501(c)",
  verifyText: "Lo que dice el archivo público del IRS sobre un capítulo o un club.",
  complianceTitle: "Revisión de riesgos de cumplimiento",
  complianceText: "Revisamos gratis sus capítulos o afiliados y le decimos cuáles están en riesgo.",
  greekTitle: "Informe por campus para capítulos griegos",
  greekText: "Los capítulos de su campus y la situación de cada uno ante el IRS.",
  revokedWayTitle: "¿Perdió su exención?",
  revokedWayText: "Seis preguntas muestran el camino de regreso y hasta cuándo está abierto.",
  contactTitle: "Conversemos",
  contactText: "Cualquier otra pregunta: le responde una persona.",
};
