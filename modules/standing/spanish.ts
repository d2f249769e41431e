import type { Translation } from "#modules/platform/messages";
import type { standingFields, standingMessages, standingRefusals } from "./messages";

export const standingFinding: Translation<typeof standingMessages> = {
  revoked:
    "El IRS retiró la exención de impuestos el {revoked}, porque faltaba la declaración de tres años seguidos.",
  "revoked.do":
    "Empiece ya el camino de vuelta. Hasta entonces los donativos no se pueden deducir, y el club puede deber impuestos.",
  group_revoked:
    "La organización central de su grupo perdió su exención de impuestos el {revoked}. Desde entonces la carta del grupo no tiene efecto, aunque un capítulo haya presentado la suya.",
  "group_revoked.do":
    "Pregunte a su sede qué hace al respecto. El club puede solicitar una exención propia.",
  reinstatement_unlisted:
    "La carta del IRS del {letter} devuelve la exención que terminó el {revoked}. La lista del {date} todavía no lo muestra.",
  "reinstatement_unlisted.do": "Tenga la carta a mano hasta que la lista lo muestre.",
  two_returns_unseen:
    "Dos declaraciones seguidas no aparecen en el archivo del IRS. La última que muestra es del año que terminó el {seen}.",
  "two_returns_unseen.do":
    "Presente ahora las declaraciones que faltan. Si faltan tres seguidas, la exención termina por ley el {revoked}.",
  three_returns_unseen:
    "Tres o más declaraciones seguidas no aparecen en el archivo del IRS. Quizás la exención ya se perdió; la lista del IRS lo muestra después.",
  "three_returns_unseen.do":
    "Busque la declaración que presentó, o una carta del IRS, y hable con nosotros antes de presentar algo.",
  third_return_due:
    "La tercera declaración seguida venció el {revoked}, y no hemos visto ninguna de las tres.",
  "third_return_due.do":
    "Si presentó una de ellas, tenga la prueba a mano. Si no, preséntela hoy y hable con nosotros: quizás la exención terminó.",
  ending_foundation:
    "El archivo del IRS dice que la organización está dejando de ser una fundación privada (sección 507(b)(1)(B)).",
  "ending_foundation.do": "Un club no es una fundación privada. Hable con nosotros.",
  terminating: "El último 990-N de la lista del IRS dice que la organización cerró.",
  "terminating.do":
    "Si no es así, alguien marcó la casilla equivocada en una declaración. Hable con nosotros.",
  left_file:
    "El EIN estaba antes en el archivo del IRS y falta en el del {date}. No está en la lista de organizaciones revocadas.",
  "left_file.do": "Pregunte al IRS qué pasó con la exención, y díganos qué responde.",
  membership_lapsed:
    "Su membresía venció, y la exención viene del grupo del que usted era miembro.",
  "membership_lapsed.do": "Renueve, para que el grupo pueda dejarle en su lista.",
  state_duty_long_overdue:
    "Vencido ante el estado desde hace más de medio año: {duty}. Venció el {due}.",
  "state_duty_long_overdue.do":
    "Preséntelo ahora. Si ya se presentó, anótelo con su prueba en su calendario.",
  state_duty_overdue: "Vencido ante el estado: {duty}. Venció el {due}.",
  "state_duty_overdue.do":
    "Preséntelo, o anótelo con su prueba en su calendario si ya se presentó.",
  officer_terms_ended: "Los períodos de todos los directivos terminaron a más tardar el {day}.",
  "officer_terms_ended.do": "Díganos quiénes son los directivos ahora.",
  responsible_party_overdue:
    "El IRS debía saber de la nueva persona responsable (formulario 8822-B) a más tardar el {day}.",
  "responsible_party_overdue.do":
    "Envíe por correo el formulario 8822-B y anote el día en que lo hizo.",
  purpose_statement_missing:
    "A los estatutos les falta la declaración de propósito que su grupo pide a todos sus capítulos.",
  "purpose_statement_missing.do": "Adóptela palabra por palabra en su próxima reunión.",
  insurance_expired: "El seguro duró hasta el {day}.",
  "insurance_expired.do":
    "Renuévelo y díganos el nuevo último día. La póliza va con sus documentos.",
  sales_tax_expired:
    "El certificado de exención del impuesto sobre las ventas duró hasta el {day}.",
  "sales_tax_expired.do":
    "Pida uno nuevo al estado y díganos su último día. El papel va con sus documentos.",
  one_return_unseen:
    "Una declaración no aparece en el archivo del IRS: la del año que terminó el {end}, que venció el {due}.",
  "one_return_unseen.do":
    "Si se presentó, busque la confirmación del IRS. Si no, preséntela ahora.",
  return_overdue: "La declaración del año que terminó el {end} venció el {due}. No la hemos visto.",
  "return_overdue.do":
    "Si se presentó, todo está bien: el próximo archivo del IRS la mostrará. Si no, preséntela ahora.",
  files_contradict:
    "Según el archivo del IRS faltan {count} declaraciones, y sin embargo la exención no se retiró. Una de las dos cosas no es cierta.",
  "files_contradict.do":
    "Revise que el EIN sea el del club, y si su sede presenta una sola declaración por todos.",
  fiscal_year_differs: "El IRS tiene un año fiscal que termina en {theirs}. Usted nos dijo {ours}.",
  "fiscal_year_differs.do":
    "De eso dependen las fechas de vencimiento: hasta que se aclare, cumpla la más temprana.",
  other_group: "El archivo del IRS tiene al club en el grupo {theirs}. Su grupo es el {ours}.",
  "other_group.none": "El archivo del IRS no tiene al club en ningún grupo. Su grupo es el {ours}.",
  "other_group.do": "Pida a su sede que nombre al club en su próxima lista anual para el IRS.",
  other_subsection:
    "El archivo del IRS tiene al club como una 501(c)({theirs}). Su grupo es una 501(c)({ours}).",
  "other_subsection.do": "Pregunte a su sede cuál de las dos es la correcta.",
  bylaws_missing: "No tenemos estatutos suyos que los miembros hayan adoptado.",
  "bylaws_missing.do": "Créelos aquí, o anote la votación si ya los tiene.",
  not_in_file: "El EIN todavía no está en el archivo del IRS del {date} para su estado.",
  "not_in_file.do": "El IRS puede tardar meses. Si no aparece, pídanos que lo revisemos.",
  no_own_return: "{reason} Así lo dice el archivo del IRS del {date}.",
};

const standingRefusal: Translation<typeof standingRefusals> = {
  holdDecided: "Alguien ya decidió sobre estos cambios.",
  notGood: "Un certificado se hace solo para un club que está en regla.",
  beingChecked: "La situación está en revisión. Se puede hacer un certificado cuando eso termine.",
  fileTooOld:
    "El archivo del IRS del {date} tiene más de {count} días. Se puede hacer un certificado cuando se cargue uno más nuevo.",
  noEin: "Primero díganos el EIN del club.",
  withdrawnAlready: "Este certificado ya se retiró.",
  findingMissing: "Elija lo que se deja de lado.",
  letterDateMissing: "Escriba la fecha de la carta del IRS.",
  letterDateAhead: "La carta no puede ser de un día que aún no llega.",
  letterTooOld: "La carta debe ser posterior a la revocación del {date}.",
  letterWithoutRevocation: "El club no está en la lista de revocaciones.",
  reasonMissing: "Diga por qué, en una frase.",
  fileMissing: "Elija el documento entre los del club.",
  endMissing: "Escriba el último día en que cuenta.",
  endOutside: "Elija un día desde hoy hasta el {date}.",
  overrideEnded: "Ya terminó.",
};

const standingField: Translation<typeof standingFields> = {
  finding: "motivo",
  letterOn: "fecha de la carta",
  reason: "explicación",
  file: "documento",
  endsOn: "último día",
};

/** Of the letters to a club's people; staff read theirs in English. */

/** This room's words in Spanish, by the names of their catalogues; the server alone words them. */
export const standingSpanish = { standingField, standingFinding, standingRefusal };
