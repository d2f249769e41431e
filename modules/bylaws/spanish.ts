import type { Translation } from "#modules/platform/messages";
import type { bylawsMessages } from "./messages";
import type { questionMessages } from "./question-messages";
import type { verdictMessages } from "./verdict-messages";
import type { versionMessages } from "./version-messages";

const bylaws: Translation<typeof bylawsMessages> = {
  boosterTitle: "Estatutos de un club de apoyo",
  boosterDescription:
    "Para un club de apoyo o grupo de padres que es, o quiere ser, una organización benéfica 501(c)(3).",
  chapterTitle: "Estatutos de un capítulo griego",
  chapterDescription:
    "Para un capítulo de una fraternidad o sororidad que es, o quiere ser, un club social 501(c)(7).",
  schoolTitle: "Estatutos del club de apoyo de una escuela",
  schoolDescription:
    "Para un club de apoyo cuya escuela o distrito pide ciertas reglas. Solo lo que marque entra en el documento.",
  cooperationTitle: "Cooperación con la escuela",
  cooperationHint: "Marque lo que su escuela o distrito pide a sus clubes de apoyo.",
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
  boosterNameLabel: "Nombre legal completo del club de apoyo",
  boosterNameHint: "Escríbalo como aparece en su carta del EIN o en su acta constitutiva.",
  boosterPurposeLabel: "Propósito de la organización",
  boosterPurposeHint:
    "Diga, en inglés, qué hace la organización y para quién. No se apoye solo en la recaudación de fondos: no es un propósito exento de impuestos.",
  // A sample goes into the document, which is in English.
  boosterSamplePurpose:
    "To support and enrich the activities and education of the students who take part in the program; to provide equipment, instruction and experiences beyond the program's budget; to encourage families to volunteer; and to recognize the achievements of all students alike.",
  facilityLabel: "Escuela o instalación a la que apoya",
  facilityHint: "El nombre completo, por ejemplo Lincoln High School.",
  facilityField: "escuela o instalación",
  isSchoolLabel: "Es una escuela.",
  isSchoolField: "escuela",
  attendeeMinimumLabel: "Miembros que deben asistir para que una reunión decida (quórum)",
  attendeeMinimumHint:
    "Un número como 10, un porcentaje desde 1% o una fracción de al menos 1/10. A la mayoría de los clubes les sirve del 10% al 25%; por debajo del 10% le avisamos.",
  attendeeMinimumField: "asistencia mínima",
  attendeeMinimumDecides: "Quórum",
  requestMinimumLabel: "Miembros que pueden convocar una reunión especial",
  requestMinimumHint: "Un número como 5, un porcentaje desde 1% o una fracción de al menos 1/10.",
  requestMinimumField: "solicitantes mínimos",
  requestMinimumDecides: "Miembros que pueden convocar una reunión especial",
  nominationMonthLabel: "Las nominaciones comienzan en",
  nominationMonthHint:
    "El mes en que comienzan las nominaciones, por lo general de 1 a 3 meses antes de las elecciones. Lo usual es febrero, marzo o abril.",
  nominationMonthField: "mes de las nominaciones",
  annualMeetingMonthLabel: "La reunión anual, con elecciones, se celebra en",
  annualMeetingMonthHint:
    "En esta reunión se elige a la directiva. Lo usual es abril, mayo o junio.",
  annualMeetingMonthField: "mes de la reunión anual",
  termStartLabel: "La directiva toma posesión el primer día de",
  termStartHint:
    "Déjelo en blanco si toma posesión con su año fiscal. Elija un mes si eso sería mucho después de la elección.",
  termStartField: "mes en que la directiva toma posesión",
  centralOrganizationLabel: "Organización cuya exención de grupo los cubre",
  centralOrganizationHint:
    "Su nombre legal completo. Déjelo en blanco si tiene su propia carta de determinación o todavía ninguna.",
  centralOrganizationField: "organización con la exención de grupo",
  nationalOrganizationLabel: "Organización nacional",
  nationalOrganizationHint:
    "El nombre legal completo de la organización que les dio su carta (charter).",
  nationalOrganizationField: "organización nacional",
  groupMemberLabel: "La exención de grupo de nuestra organización nacional nos cubre.",
  groupMemberField: "exención de grupo",
  houseLabel: "Nuestro capítulo tiene una casa.",
  houseField: "casa del capítulo",
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
  nameLabel: "Nombre legal completo del capítulo",
  nameHint:
    "Escríbalo como aparece en su carta del EIN o en su acta constitutiva, con la designación del capítulo.",
  purposeLabel: "Propósito del capítulo",
  purposeHint:
    "Diga, en inglés, qué hace el capítulo por sus miembros. No se apoye solo en la recaudación de fondos: no es un propósito exento de impuestos.",
  samplePurpose:
    "To promote friendship, scholarship, leadership and good character among its members; to provide social and recreational activities for their shared enjoyment; to serve the campus and the wider community; and to uphold the ideals and traditions of its national organization.",
  officialLabel: "Cargo del representante de la escuela",
  officialHint:
    "A quién nombran las reglas de abajo, por ejemplo principal o activities director. Obligatorio si marca alguna de ellas.",
  officialField: "cargo del representante de la escuela",
  organizationApprovalLabel: "La organización necesita la aprobación de la escuela cada año.",
  organizationApprovalField: "aprobación de la organización",
  bylawsApprovalLabel: "La escuela aprueba los estatutos y sus enmiendas.",
  bylawsApprovalField: "aprobación de los estatutos",
  officersLabel: "La escuela recibe una lista de la directiva después de cada elección.",
  officersField: "lista de la directiva",
  incorporationLabel: "La organización debe estar constituida legalmente.",
  incorporationField: "constitución legal",
  exemptionLabel: "La organización debe estar exenta conforme a la sección 501(c)(3).",
  exemptionField: "exención 501(c)(3)",
  principalLabel: "El representante de la escuela es miembro de la junta sin voto.",
  principalField: "miembro de la junta sin voto",
  monthlyReportsLabel: "La escuela recibe un informe financiero cada mes.",
  monthlyReportsField: "informes financieros mensuales",
  volunteersLabel: "Los directivos deben ser voluntarios registrados de la escuela.",
  volunteersField: "voluntarios registrados",
  noCompensationLabel:
    "Los empleados de la escuela no reciben pagos ni regalos de la organización.",
  noCompensationField: "sin compensación para empleados de la escuela",
  noHandlingLabel: "Los empleados de la escuela no manejan el dinero de la organización.",
  noHandlingField: "sin manejo de fondos por empleados de la escuela",
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
