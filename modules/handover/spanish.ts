import type { Translation } from "#modules/platform/messages";
import type { claimMessages } from "./claims/claim-messages";
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
  labelOffice: "cargo",
  labelTitle: "título",
  labelName: "nombre",
  labelEmail: "correo electrónico",
  labelStartsOn: "primer día",
  labelAfterwards: "qué hará después",
  labelStayOffice: "su próximo cargo",
  labelReason: "motivo",
  labelThing: "asunto",
  labelMark: "respuesta",
};

const claimRefusal: Translation<typeof claimMessages> = {
  einShape: "Escriba los 9 dígitos del EIN del club, por ejemplo 12-3456789.",
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
  labelEin: "EIN",
  labelName: "nombre",
  labelEmail: "correo electrónico",
  labelOffice: "cargo",
  labelTitle: "título",
  labelWhy: "explicación",
  labelReason: "motivo",
  labelFile: "archivo",
};

/** This room's words in Spanish, by the names of their catalogues. */
export const handoverSpanish = { claimRefusal, handoverRefusal };
