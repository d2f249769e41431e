import type { Translation } from "#modules/platform/messages";
import type { claimMailMessages, claimMessages } from "./claims/claim-messages";
import type { handoverMailMessages, handoverMessages } from "./messages";

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

/** Of the mails about claims. */
export const claimMail: Translation<typeof claimMailMessages> = {
  "subject.claimed": "{club}: {name} reclama el club",
  "text.claimed":
    "{name} dice que no queda nadie a cargo de {club} y pide asumirlo ({office}). Si no es así, opóngase hasta el {until}: entonces no pasa nada hasta que decida nuestro personal. Hasta que se decida, el dinero de bonificación del club está bloqueado.",
  "text.claimedGroup":
    "{name} dice que no queda nadie a cargo de {club} y pide asumirlo ({office}). Vea el documento que envió y apruebe la reclamación o no. Se avisó a las personas del club, que pueden oponerse hasta el {until}: entonces decide nuestro personal.",
  "text.claimedKnown":
    "{name} dice que no queda nadie a cargo de {club} y pide asumirlo ({office}). Se le avisa porque la lista del club le nombra como directivo. Si no es así, escriba a {contact} hasta el {until}.",
  "subject.received": "{club}: recibimos su reclamación",
  "text.received":
    "Se avisó a todas las personas de {club} que conocemos, y pueden oponerse hasta el {until}. Decide su sede o nuestro personal. Si se aprueba y nadie se opone, después recibe un enlace para hacerse cargo del club.",
  "subject.objected": "{club}: alguien se opuso a la reclamación",
  "text.objected":
    "La reclamación de {name} está detenida hasta que decida nuestro personal. Lo que se dijo en contra: {reason}",
  "subject.approved": "{club}: la reclamación se aprobó",
  "text.approved":
    "La reclamación de {name} se aprobó. Lo que se dijo: {reason} Si nadie se opone hasta el {until}, {name} recibe un enlace para hacerse cargo del club.",
  "subject.rejected": "{club}: la reclamación no se aprobó",
  "text.rejected":
    "La reclamación de {name} no se aprobó. Por qué: {reason} Nada ha cambiado para el club.",
  action: "Ver la reclamación",
  note: "Recibe este correo por una reclamación de {club}.",
};

/** Of the mails about handovers. */
export const handoverMail: Translation<typeof handoverMailMessages> = {
  "link.subject": "{club}: se le pide que se haga cargo",
  "link.reminder": "{club}: su enlace sirve hasta el {day}",
  "link.text": "{from} le entrega {club} ({office}).",
  "link.textNobody": "{club} no tiene a nadie a cargo. Se le pide que lo asuma ({office}).",
  "link.what":
    "Recibe el inicio de sesión como usuario principal, la lista de lo que hay que entregar, y los documentos y las fechas del club. También puede decir que no.",
  "link.until": "El enlace es solo para usted, sirve una sola vez y hasta el {day}.",
  "link.action": "Ver el traspaso",
  "link.note": "Recibe este correo porque alguien de {club}, o de su sede, le nombró.",
  "subject.accepted": "{club}: {name} se hizo cargo",
  "text.accepted":
    "{name} aceptó y ahora es el usuario principal de {club}. Revisen la lista juntos y después completen el traspaso.",
  "subject.declined": "{club}: {name} no aceptó",
  "text.declined":
    "{name} no se hace cargo de {club}. {reason} Nada ha cambiado: puede entregarlo a otra persona.",
  "subject.expired": "{club}: venció el enlace para {name}",
  "text.expired":
    "{name} no respondió en 14 días, así que el enlace ya no sirve. Nada ha cambiado. Puede enviar uno nuevo.",
  "subject.asked_again": "{club}: {name} pide un enlace nuevo",
  "text.asked_again":
    "{name} abrió un enlace que había vencido y pide uno nuevo. Envíelo de nuevo si todavía quiere.",
  "subject.cancelled": "{club}: el traspaso se canceló",
  "text.cancelled":
    "Se le pidió que se hiciera cargo de {club}. Eso se canceló, y el enlace ya no sirve.",
  "subject.completed": "{club}: el traspaso está completo",
  "text.completed":
    "El traspaso de {club} a {name} está completo. Lo que se marcó «más tarde» sigue en la lista.",
  "subject.started": "{club}: la sede pide a {name} que se haga cargo",
  "text.started":
    "Ya nadie inicia sesión por {club}. Su sede pidió a {name} que lo asuma ({office}). Se le avisa porque usted es de los últimos directivos que conocemos. Si no es correcto, escriba a la sede.",
  action: "Abrir el traspaso",
  note: "Recibe este correo por un traspaso de {club}.",
};

/** This room's words in Spanish, by the names of their catalogues. */
export const handoverSpanish = { claimRefusal, handoverRefusal };
