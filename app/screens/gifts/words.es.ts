import type { Translation } from "#modules/platform/messages";
import type { giftWords } from "./words";

export const gifts: Translation<typeof giftWords> = {
  title: "Donaciones",
  lede: "{name}. Quién dio qué, y las cartas que los donantes necesitan para deducirlo. Solo lo ven el usuario principal y el tesorero.",
  add: "Anotar una donación",
  rules: "Lo que pide el IRS",
  rulesText:
    "Un donante deduce una donación de {from} o más solo con una carta que diga si recibió algo a cambio. Cuando alguien paga más de {over} y una parte es por bienes, como una cena, la carta dice qué parte es deducible.",
  source: "Publicación 1771 del IRS",
  unlistedTitle: "Los archivos del IRS que tenemos no muestran su organización",
  unlisted:
    "Las organizaciones nuevas aparecen después de unos meses. Las cartas empiezan cuando usted diga lo que dice su carta de determinación.",
  charity:
    "Nuestra carta de determinación del IRS dice que estamos exentos según la sección 501(c)(3).",
  state: "Empezar con las cartas",
  statedTitle: "Su carta de determinación dice 501(c)(3)",
  stated:
    "Así lo dijo usted el {day}. Los archivos del IRS que tenemos no muestran su organización.",
  withdraw: "Retirar lo dicho",
  noneTitle: "Su organización no tiene cartas",
  gifts: "Donaciones, las más nuevas primero",
  empty: "Todavía no hay donaciones",
  emptyText: "Las donaciones que usted anota aparecen aquí, cada una con su carta.",
  day: "Día",
  donor: "Donante",
  given: "Donado",
  returned: "A cambio",
  nothing: "Nada",
  worth: "{goods}, con valor de {value}",
  letter: "Carta",
  toLetter: "Carta en PDF",
  "needs.yes": "Hace falta para deducirla",
  "needs.no": "No hace falta por menos de {from}",
  "needs.unknown": "Hace falta desde {from} de valor",
  disclosed: "Tiene que decir la parte deducible",
  remove: "Quitar",
  removeOne: "Quitar la donación de {donor}",
  removeText:
    "Se borra lo que usted anotó. Una carta que se envió o se entregó queda con su donante.",
  letters: "Cartas de un año",
  lettersText:
    "Todas las cartas de un año calendario en un archivo, y cada una por correo a su donante.",
  toYear: "Cartas de {year}",
  yearTitle: "Cartas por las donaciones de {year}",
  yearLede:
    "{name}. Un archivo para imprimir y firmar, y un correo a cada donante que tiene dirección.",
  others: {
    one: "{count} donación del año no necesita carta y no está aquí.",
    other: "{count} donaciones del año no necesitan carta y no están aquí.",
  },
  pdf: "Todas las cartas en un PDF",
  paperPdf: "Solo las que no tienen correo electrónico",
  csv: "Donaciones del año como hoja de cálculo",
  mail: "Enviar las cartas por correo",
  mailText:
    "Cada donante recibe la carta una vez, como archivo PDF. Las respuestas llegan a su propio buzón. Un correo no se puede retirar.",
  mailCount: { one: "Enviar {count} carta", other: "Enviar {count} cartas" },
  mailNothing: "Ninguna carta espera para enviarse.",
  unaddressed: {
    one: "{count} carta no tiene correo electrónico. Se nombra abajo y no se envía.",
    other: "{count} cartas no tienen correo electrónico. Se nombran abajo y no se envían.",
  },
  yearEmpty: "Ninguna carta para este año",
  yearEmptyText:
    "Las donaciones que necesitan una carta, y los bienes, aparecen aquí cuando se anotan.",
  mailing: "Correo",
  "mail.none": "Sin correo electrónico",
  "mail.ready": "Sin enviar",
  "mail.waiting": "En camino",
  "mail.sent": "Enviada el {day}",
  "mail.failed": "No se entregó. Revise la dirección.",
  changeEmail: "Cambiar el correo",
  addEmail: "Añadir un correo",
  saveEmail: "Guardar el correo de {donor}",
  toGifts: "Todas las donaciones",
  newTitle: "Anotar una donación",
  newLede: "{name}. Cada donación tiene su propia carta, en PDF para firmar.",
  save: "Guardar donación",
  back: "Volver a las donaciones",
};
