import type { Translation } from "#modules/platform/messages";
import type { officerLetterPages as words } from "./letter-words";

export const officerLetterPages: Translation<typeof words> = {
  title: "Carta de directivos",
  lede: "Para bancos, escuelas, hoteles y donaciones de contrapartida: un PDF en inglés que dice quién ocupa un cargo, con un código que muestra si hoy es así.",
  says: "Según la lista: {name}, {office} de {organization}, del {from} al {to}.",
  back: "Volver a los directivos",
  none: "Hoy no puede hacer ninguna carta",
  make: "Hacer la carta",
  makeText:
    "Es válida por 30 días y termina con el período. Los demás directivos y el usuario principal del club reciben un correo, y cualquiera de ellos puede retirarla de inmediato. No lleva ninguna dirección.",
  letters: "Cartas",
  empty: "Todavía ninguna",
  emptyText: "Aquí aparecen las cartas que se hagan para este período.",
  serial: "Número",
  issued: "Emitida",
  valid: "Válida hasta",
  state: "Hoy",
  paper: "Papel",
  download: "Descargar el PDF",
  live: "Página al día",
  open: "Abrir la página",
  withdraw: "Retirar",
  standing: "Esta carta no dice nada sobre la situación del club.",
  toStanding: "Certificados de buen estado",
};
