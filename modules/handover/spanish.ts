import { offices } from "#modules/officers/spanish";
import { choiceWords } from "#modules/platform/forms/contract";
import type { Translation } from "#modules/platform/messages";
import type { claimFormWords } from "./claims/claim-form";
import type { claimMessages } from "./claims/claim-messages";
import type { handoverFormWords } from "./form";
import type { handoverMessages } from "./messages";

const handoverRefusal: Translation<typeof handoverMessages> = {
  chooseOffice: "Elija un cargo.",
  titleMissing: "Diga cómo se llama el cargo.",
  chooseAfterwards: "Elija qué hará después.",
  ownAddress: "Esta es su propia dirección. Escriba la de quien le sigue.",
  primaryAddress:
    "Esta persona ya es el usuario principal. Escriba la dirección de quien le sigue.",
  startsFar: "Escriba un día dentro de un año a partir de hoy.",
  openAlready: "Ya hay un traspaso abierto a esta dirección.",
  tooMany: "Un club tiene como máximo {max} traspasos abiertos. Primero cancele uno.",
  notNow: "Esto no se puede hacer con un traspaso en este estado. Revíselo de nuevo.",
  linkRefused:
    "Este enlace no se puede usar. Sirve una sola vez y durante 14 días, y uno más nuevo lo reemplaza.",
  linkOther: "El enlace se envió a otra dirección. Escriba esa, o pida un traspaso a la suya.",
  notPrimary:
    "Quien envió esto ya no es el usuario principal. Pida un enlace nuevo al usuario principal del club.",
  unknownThing: "Esto ya no está en la lista. Revísela de nuevo.",
  chooseMark: "Elija hecho, no es nuestro o más tarde.",
  chooseChapter: "Elija uno de sus capítulos en el que nadie inicia sesión.",
  chapterHasPeople: "Alguien inicia sesión por este capítulo: pídale que haga el traspaso.",
  chapterSuspended: "Este capítulo está suspendido. Primero escríbanos.",
  shareGone: "Este enlace terminó, o lo asumió otra persona.",
  feedGone: "Este calendario terminó, o usted ya tiene uno propio.",
  labelEmail: "correo electrónico",
  labelReason: "motivo",
  labelThing: "asunto",
  labelMark: "respuesta",
};

const claimRefusal: Translation<typeof claimMessages> = {
  unknownClub: "No tenemos ningún club con este EIN. Revíselo o escríbanos.",
  severalClubs: "Tenemos más de un club con este EIN. Escríbanos y lo revisamos.",
  notNow:
    "Ahora no se puede usar este formulario para este club y esta dirección. Si tiene un inicio de sesión del club, úselo; si no, escríbanos.",
  chooseOffice: "Elija un cargo.",
  titleMissing: "Diga cómo se llama el cargo.",
  fileMissing: "Añada el acta de su elección, o una carta de su escuela o de la sede.",
  settled:
    "Esta reclamación ya se decidió, o terminaron los días para oponerse. Revísela de nuevo.",
  staffDecide: "Alguien se opuso: ahora decide nuestro personal.",
  labelReason: "motivo",
};

const claimForm: Translation<typeof claimFormWords> = {
  ein: "El EIN del club",
  "ein.hint":
    "9 dígitos, por ejemplo 12-3456789. Está en la carta del IRS y en los papeles del banco.",
  "ein.name": "EIN",
  name: "Su nombre",
  "name.name": "nombre",
  email: "Su correo electrónico",
  "email.hint": "El enlace va a esta dirección.",
  "email.name": "correo electrónico",
  office: "Su cargo",
  ...choiceWords("office", offices),
  "office.none": "Elija su cargo",
  title: "Cómo se llama su cargo",
  "title.hint": "Solo para otro cargo.",
  "title.name": "título",
  why: "Qué pasó",
  "why.hint": "Quiénes fueron los últimos directivos y cómo intentó localizarlos.",
  "why.name": "explicación",
};

const handoverForm: Translation<typeof handoverFormWords> = {
  name: "Nombre",
  email: "Correo electrónico",
  "email.hint": "El enlace va a esta dirección y sirve solo con ella.",
  office: "Cargo que asume",
  ...choiceWords("office", offices),
  ...choiceWords("stay_office", offices),
  "office.name": "cargo",
  "title.name": "título",
  "stay_title.name": "título",
  title: "Cómo se llama el cargo",
  "title.hint": "Solo para otro cargo, por ejemplo «Encargado de ventas».",
  starts_on: "Primer día del nuevo período",
  afterwards: "Qué hará usted después",
  "afterwards.leave": "Dejar las páginas del club cuando el traspaso esté completo",
  "afterwards.read": "Leerlas 30 días más, sin cambiar nada",
  "afterwards.stay": "Quedarse, en otro cargo",
  stay_office: "Su próximo cargo",
  "stay_office.none": "Ninguno: no me quedo",
  stay_title: "Cómo se llama su próximo cargo",
  "stay_title.hint": "Solo para otro cargo, por ejemplo «Encargado de ventas».",
};

/** This room's words in Spanish, by the names of their catalogues; the server alone words them. */
export const handoverSpanish = { claimRefusal, handoverRefusal };

/** The Spanish words of its forms, which the browser needs. */
export const handoverFormsSpanish = { claimForm, handoverForm };
