import type { Translation } from "#modules/platform/messages";
import type { officerLetterWords } from "./words";

export const officerLetter: Translation<typeof officerLetterWords> = {
  "state.valid": "Vigente hoy",
  "state.expired": "Vencida",
  "state.withdrawn": "Retirada",
  "state.ended": "Período terminado",
  "state.changed": "Ya no es así",
  "state.not_current": "Sin vigencia",
  "text.valid": "{name} ocupa el cargo hoy, según el registro del club.",
  "text.expired": "La carta fue válida hasta el {valid}. Pida una más reciente.",
  "text.withdrawn": "La carta fue retirada. No confíe en ella.",
  "text.ended": "El período de {name} terminó el {to}. No confíe en la carta.",
  "text.changed": "El registro del club ya no dice lo que dice la carta. No confíe en ella.",
  "text.not_current": "Esta carta no está vigente.",
  checkTitle: "{organization}",
  checkLede: "Una carta de directivos del {issued}, según el registro del club de entonces.",
  today: "Hoy",
  said: "Lo que dice la carta",
  person: "Nombre",
  office: "Cargo",
  organization: "Organización",
  term: "Período",
  days: "Del {from} al {to}",
  serial: "Número de la carta",
  issued: "Emitida",
  validThrough: "Válida hasta",
  reading:
    "El club anota sus directivos por sí mismo. La carta dice quién ocupa un cargo y nada más sobre el club.",
  objectTitle: "¿Es correcto?",
  objectLede: "Una carta de {organization} nombra a {name} como {office}.",
  object: "Objetar y retirar la carta",
  objectText:
    "Si {name} no ocupa este cargo, objete. La carta se retira de inmediato y para siempre, y así se le dice a quien la verifique.",
  objectNothing: "Si es correcto, no tiene que hacer nada.",
  objected: "La carta fue retirada",
  objectedText:
    "Su página lo dice desde ahora. Si el registro está mal, pida al usuario principal del club que lo corrija, o escríbanos.",
  nothingLeft: "No hay nada que objetar: esta carta no está vigente.",
};
