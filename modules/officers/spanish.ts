import { choiceWords } from "#modules/platform/forms/contract";
import type { Translation } from "#modules/platform/messages";
import type { certificateRefusals } from "./certificates/messages";
import type { form8822bFormWords } from "./form-8822b/form";
import type { form8822bMessages } from "./form-8822b/messages";
import type { officersMessages } from "./messages";
import type { officeWords } from "./office-words";
import type { resolutionFormWords } from "./resolution/form";
import type { resolutionMessages } from "./resolution/messages";
import type { termFormWords } from "./term-form";

/** What offices are called in Spanish. */
export const offices: Translation<typeof officeWords> = {
  president: "Presidente",
  vice_president: "Vicepresidente",
  secretary: "Secretario",
  treasurer: "Tesorero",
  other: "Otro cargo",
  adviser: "Asesor",
  school_representative: "Representante de la escuela",
};

const termForm: Translation<typeof termFormWords> = {
  office: "Cargo",
  ...choiceWords("office", offices),
  title: "Cómo se llama el cargo",
  "title.hint": "Solo para otro cargo, por ejemplo «Encargada de la venta de comida».",
  "title.name": "nombre del cargo",
  name: "Nombre",
  email: "Correo electrónico",
  "email.hint":
    "Quien inicia sesión con esta dirección puede firmar cartas con el cargo de esta persona.",
  phone: "Teléfono",
  starts_on: "Primer día",
  ends_on: "Último día",
  "ends_on.hint": "Si lo deja vacío, el período dura un año.",
  minutes: "Acta de la elección",
  "minutes.hint": "Uno de los archivos de su club.",
  "minutes.none": "Todavía ninguna",
  is_responsible_party: "Es la persona responsable: a quien el IRS conoce para nuestro EIN",
  "is_responsible_party.name": "persona responsable",
  responsible_changed_on: "Desde cuándo en lugar de otra persona",
  "responsible_changed_on.hint":
    "El IRS debe saberlo en un plazo de 60 días (formulario 8822-B): se agrega a su calendario. Déjelo vacío si no cambió nada o si solo corrige lo anotado.",
  "responsible_changed_on.name": "día del cambio",
  is_bank_signer: "Firma en el banco",
  is_reviewer: "Revisa las cuentas de la tesorería",
  is_school_employee: "Trabaja para la escuela",
  shows_name: "Nombre",
  "shows_name.name": "mostrar el nombre",
  shows_email: "Correo electrónico",
  "shows_email.name": "mostrar el correo electrónico",
  shows_phone: "Teléfono",
  "shows_phone.name": "mostrar el teléfono",
};

const form8822bForm: Translation<typeof form8822bFormWords> = {
  old_party: "Persona responsable anterior",
  "old_party.hint": "A quien el IRS conoce hoy. Déjelo vacío si nadie lo sabe.",
  new_party: "Nueva persona responsable",
  "new_party.hint":
    "Solo el nombre. Aquí no va ningún número de Seguro Social: se escribe a mano en el papel.",
  changed_on: "Día del cambio",
};

const resolutionForm: Translation<typeof resolutionFormWords> = {
  legal_name: "Nombre legal",
  "legal_name.hint": "Como está en su acta constitutiva o en la carta del IRS sobre su EIN.",
  meeting_on: "Día de la reunión",
  bank: "Banco",
  "bank.hint": "Si lo deja vacío, sirve para cualquier banco.",
  signatures: "Firmas en cada cheque o transferencia",
  "signatures.one": "Una",
  "signatures.two": "Dos: la regla más segura, que piden las aseguradoras",
  first: "Primer directivo",
  "first.none": "Elija un directivo",
  second: "Segundo directivo",
  "second.none": "Elija un directivo",
};

/** What offices and the fields of forms are called in Spanish, also in browsers. */
export const officersSpanish = { form8822bForm, offices, resolutionForm, termForm };

const officersRefusal: Translation<typeof officersMessages> = {
  endBeforeStart: "El período termina antes de empezar. Escriba un último día posterior.",
  tooLong: "Un período dura como máximo 10 años.",
  dayOutside: "Escriba un día entre el 1 de enero de 1950 y el 31 de diciembre de 2100.",
  changedAhead: "Escriba hoy o un día anterior: el cambio se informa cuando ya ocurrió.",
  titleMissing: "Diga cómo se llama el cargo.",
  chooseOffice: "Elija un cargo.",
  treasurerIsPrimarys:
    "Pida al usuario principal de su club que lo haga. Quien lleva la tesorería ve documentos privados y donantes; por eso solo el usuario principal anota a esa persona o cambia su correo electrónico, su cargo o sus días.",
  fileMissing: "Elija uno de los archivos de su club.",
  doubled: "{name} ya ocupa este cargo, del {from} al {to}.",
  limit: "Un club guarda como máximo {max} períodos. Primero quite algunos.",
  changedMeanwhile:
    "Otra persona guardó esto mientras tanto. Lo que usted escribió sigue aquí: compare y guarde de nuevo.",
};

const officerLetterRefusal: Translation<typeof certificateRefusals> = {
  notOfficer:
    "Los asesores y los representantes de la escuela no son directivos: para ellos no se hace ninguna carta.",
  termEnded:
    "El período terminó el {day}. Una carta se hace solo para un período que hoy está en curso.",
  termComing:
    "El período empieza el {day}. Una carta se hace solo para un período que hoy está en curso.",
  notYours:
    "Esta carta la hace el propio directivo, con la sesión iniciada con el correo electrónico de la lista, o el usuario principal del club.",
  noSecond:
    "No hay nadie más a quien avisar. Anote a un segundo directivo que esté en el cargo, con su correo electrónico: esa persona se entera de cada carta y puede oponerse.",
  withdrawnAlready: "Esta carta ya se retiró.",
};

const form8822bRefusal: Translation<typeof form8822bMessages> = {
  nineDigits:
    "Quite los nueve dígitos. Nunca pedimos un número de Seguro Social: escríbalo a mano en el papel.",
  changedAhead: "Escriba hoy o un día anterior: al IRS se le informa cuando ya ocurrió.",
  changedLong: "Escriba un día de los últimos 10 años.",
  samePerson: "La nueva persona responsable es otra que la anterior.",
};

const resolutionRefusal: Translation<typeof resolutionMessages> = {
  nobodySigns: "Elija al menos a una persona que firme desde ahora.",
  twoNeeded: "Para dos firmas hacen falta dos personas que firmen: elija a otra más.",
  bothWays: "{name} está entre quienes firman y entre quienes dejan de firmar.",
  nothingAllowed: "Elija al menos una cosa que puedan hacer quienes firman.",
  samePerson: "Elija a otro directivo: una persona no puede certificar dos veces.",
  unknownTerm: "Elija de la lista. Quizá cambió mientras tanto.",
  meetingAhead:
    "Escriba hoy o un día anterior: una resolución se certifica cuando la reunión ya se celebró.",
};

/** What this room refuses, in Spanish, by the names of the catalogues; the server alone words it. */
export const officerRefusalsInSpanish = {
  form8822bRefusal,
  officerLetterRefusal,
  officersRefusal,
  resolutionRefusal,
};
