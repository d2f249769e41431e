import type { Translation } from "#modules/platform/messages";
import type { officersWords } from "./words";

export const officers: Translation<typeof officersWords> = {
  title: "Directivos",
  lede: "Quién ocupa cada cargo, desde cuándo y hasta cuándo. Lo piden los bancos, las escuelas y su sede.",
  now: "En el cargo ahora",
  coming: "Próximos",
  ended: "Anteriores",
  none: "Que sepamos, nadie ocupa un cargo",
  noneText: "Primero anote a quien preside, a quien lleva las actas y a quien lleva la tesorería.",
  office: "Cargo",
  name: "Nombre",
  term: "Período",
  marks: "Además",
  days: "Del {from} al {to}",
  markResponsible: "Persona responsable",
  markSigner: "Firma en el banco",
  markReviewer: "Revisa las cuentas",
  markEmployee: "Trabaja para la escuela",
  letter: "Carta",
  toLetter: "Carta de directivos",
  add: "Anotar un período",
  more: "Para entregar",
  moreText:
    "La lista nombra a quienes ocupan un cargo hoy y, de cada persona, solo lo que aceptó mostrar. El PDF y la hoja de cálculo están en inglés.",
  pdf: "La lista en PDF",
  csv: "La lista como hoja de cálculo (CSV)",
  resolution: "Una resolución para su banco",
  packet: "Todo en un archivo ZIP, para quien toma el cargo",
  form8822b: "Informar al IRS de una nueva persona responsable",
  handover: "Entregar el club a quien le sigue",
  warnings: "Conviene mirarlo otra vez",
  "warning.one_household":
    "{names} firman en el banco y quizá vivan en el mismo hogar. Elija a quienes firman de hogares distintos.",
  "warning.treasurer_reviews":
    "{names} lleva las cuentas y también las revisa. Haga que las revise otra persona.",
  "warning.school_employee_signs":
    "{names}: según sus estatutos, quien trabaja para la escuela no maneja el dinero del club. Elija a otra persona para firmar.",
  noResponsible:
    "Nadie está marcado como la persona responsable, a quien el IRS conoce para su EIN.",
  newTitle: "Anotar un período en un cargo",
  editTitle: "Cambiar un período en un cargo",
  save: "Guardar",
  email: "Correo electrónico",
  phone: "Teléfono",
  startsOn: "Primer día",
  endsOn: "Último día",
  minutesKept: "El archivo que se eligió antes",
  duties: "Qué más hace",
  agreed: "Lo que esta persona aceptó mostrar",
  agreedText:
    "En la lista que usted entrega. Su sede ve el nombre, el correo electrónico y el teléfono.",
  remove: "Quitarlo",
  removeText:
    "Para lo que se anotó por error. Un período que terminó se queda en la lista: cambie más bien su último día.",
  removeSubmit: "Quitar este período",
  back: "Volver a los directivos",
  yes: "Sí",
  no: "No",
};
