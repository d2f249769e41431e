import type { Translation } from "#modules/platform/messages";
import type { standingCheckWords } from "./check-words";

export const standingCheck: Translation<typeof standingCheckWords> = {
  startTitle: "Verifique un certificado",
  startLede:
    "Escriba el código de un certificado de buen estado y vea cómo está la organización hoy.",
  code: "Código",
  codeHint: "26 letras y números, al pie del documento. Los espacios y guiones no importan.",
  check: "Verificar",
  startNote: "Sin código, puede buscar una organización por su EIN o su nombre.",
  noneTitle: "No existe ese certificado",
  noneLede:
    "No hemos emitido ningún certificado con este código. Revise si el código tiene un error y pregunte a quien se lo dio.",
  again: "Escribir otro código",
  title: "{name}",
  lede: "Emitido el {issued}: entonces estaba en regla, según el archivo del IRS del {file}.",
  today: "Hoy",
  "today.good": "{name} está en regla hoy.",
  "today.attention": "Algo requiere atención en {name}. No ha perdido su exención de impuestos.",
  "today.at_risk": "{name} podría perder su exención de impuestos.",
  "today.revoked": "{name} ha perdido su exención de impuestos.",
  "today.unknown": "Hoy no podemos decir cómo está {name}.",
  "today.checking": "Estamos revisando archivos nuevos del IRS sobre {name}. Vuelva en tres días.",
  "today.not_current": "Este certificado no está vigente.",
  "sign.checking": "En revisión",
  "sign.not_current": "No vigente",
  fileOf: "Según el archivo del IRS del {date}.",
  fileOld:
    "El archivo del IRS del {date} es demasiado antiguo para confiar en él hoy. Pida a la organización un certificado más reciente.",
  certificate: "El certificado",
  "paper.valid": "Válido",
  "paper.expired": "Vencido",
  "paper.withdrawn": "Retirado",
  "paperText.valid": "El certificado es válido hasta el {date}.",
  "paperText.expired": "El certificado era válido hasta el {date}. Pida uno más reciente.",
  "paperText.withdrawn": "El certificado fue retirado. No confíe en él.",
  organization: "Organización",
  group: "Grupo",
  covered: "Cubierta por la resolución de grupo de {group} (número de exención de grupo {gen})",
  serial: "Número de certificado",
  issued: "Emitido",
  validThrough: "Válido hasta",
  compare: "¿Su documento es el que hicimos?",
  compareText: "Elija el PDF que le dieron. Su navegador lo compara y no lo envía a ninguna parte.",
  compareFile: "El PDF del certificado",
  compareWaiting: "El PDF se está preparando. Vuelva en un minuto.",
  "compare.same": "Es nuestro certificado, hasta el último byte.",
  "compare.different": "Este no es el archivo que hicimos. No confíe en él.",
  "compare.large": "Este archivo supera los 20 MB y no es un certificado nuestro.",
  "compare.unread":
    "Su navegador no pudo leer el archivo. Compárelo a mano, como se indica más abajo.",
  byHand:
    "A mano, en Mac o con Linux: compare lo que dice este comando con el resumen de más abajo.",
  byHandWindows: "Lo mismo con Windows:",
  signature: "La firma",
  signed:
    "Lo que dice el certificado fue firmado con nuestra clave {key} (Ed25519), y la firma corresponde.",
  unsigned:
    "La firma no corresponde a nuestra clave {key}. No confíe en este certificado y avísenos.",
  payload: "Lo que se firmó",
  signatureValue: "Firma (base64url)",
  keys: "Nuestras claves públicas",
  reading:
    "Nuestra lectura de los archivos del IRS y de los documentos de la organización. No es un documento del IRS.",
};
