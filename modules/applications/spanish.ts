import type { Translation } from "#modules/platform/messages";
import { applicationQuestion } from "./definitions/questions-in-spanish";
import type { applicationsMessages } from "./messages";

const applicationRefusal: Translation<typeof applicationsMessages> = {
  levelUnknown: "Elija una de las membresías de la lista de precios.",
  schemaMismatch: "Esta membresía es de otro tipo. Elíjala de nuevo en la lista de precios.",
  pageUnknown: "Esta solicitud no tiene esa página.",
  pageSkipped: "Primero complete la página {page}, {label}.",
  onPage: "Página {page}, {label}: {problem}",
  locked: "Esta solicitud está bloqueada, porque ya se envió.",
  changedByOther:
    "{name} guardó esta página el {when}, después de que usted la abrió. Compare las dos y guárdela de nuevo.",
  somebody: "Alguien",
  fieldNotInForm: "El campo «{name}» no forma parte de esta página.",
  draftTooLong:
    "Hay demasiado texto para conservarlo mientras escribe. Guarde la página en lugar de eso.",
  startUpHas501c:
    "Las cuentas Start-Up incluyen la exención de impuestos. Si ya la tiene, necesita una cuenta Maintain.",
  startUpHasRequested:
    "Las cuentas Start-Up incluyen la exención de impuestos. Si ya la pidió al IRS, necesita una cuenta Maintain.",
  maintainNeeds501c:
    "Las cuentas Maintain son para grupos que ya tienen la exención. Marque esta casilla si la tiene.",
  maintainRequestedOnly:
    "Las cuentas Maintain son para grupos que ya tienen la exención. Mientras espera al IRS, necesita una cuenta Start-Up.",
  wrongState: "Esta solicitud está ahora en otro estado. Revísela de nuevo antes de decidir.",
  invoiceOpen:
    "La factura de ingreso está abierta. Registre el pago, o siga sin él y diga por qué.",
  openChanged:
    "Lo que queda abierto de la factura de ingreso cambió. Revíselo de nuevo antes de decidir.",
  declinedNote: "La solicitud fue rechazada.",
  deleteDraftOnly: "Solo se puede eliminar una solicitud que nunca se envió.",
  switchDraftOnly: "Solo se puede cambiar de tipo una solicitud que nunca se envió.",
  switchNone: "No hay otro tipo de esta membresía.",
  requestsCount: "Pida al menos un cambio y {max} como máximo.",
  words: "Escriba de 1 a {max} caracteres para quien hizo la solicitud.",
  einShape: "Un EIN tiene nueve dígitos, por ejemplo 12-3456789.",
  einNotInFile:
    "Este EIN no está en el archivo del IRS que tenemos. Las organizaciones nuevas tardan unos meses en aparecer.",
  fileUnknown: "Uno de estos archivos ya no está. Súbalo de nuevo.",
};

/** This room's words in Spanish, by the names of their catalogues; the server alone words them. */
export const applicationsSpanish = { applicationQuestion, applicationRefusal };
