import { defineMessages, type Translation } from "#modules/platform/messages";

/** What people read about a claim of a club. */
export const claimNoticeWords = defineMessages({
  en: {
    "subject.claimed": "{club}: {name} claims the club",
    "text.claimed":
      "{name} says that nobody is left in charge of {club}, and asks to take over as its {office}. If that is wrong, object by {until}: then nothing happens until our staff decide. Until it is decided the club's bonus money is locked.",
    "text.claimedGroup":
      "{name} says that nobody is left in charge of {club}, and asks to take over as its {office}. Look at the paper that came with it, and approve the claim or not. The club's people were told, and may object until {until}: then our staff decide.",
    "text.claimedKnown":
      "{name} says that nobody is left in charge of {club}, and asks to take over as its {office}. You are told because the club's roster names you as an officer. If that is wrong, write to {contact} by {until}.",
    "subject.received": "{club}: your claim was received",
    "text.received":
      "Everybody whom we know of {club} was told, and may object until {until}. Its headquarters, or our staff, decide. If the claim is approved and nobody objects, you get a link to take the club over after that.",
    "subject.objected": "{club}: somebody objected to the claim",
    "text.objected":
      "The claim of {name} is stopped until our staff decide. What was said against it: {reason}",
    "subject.approved": "{club}: the claim was approved",
    "text.approved":
      "The claim of {name} was approved. What was said with it: {reason} If nobody objects until {until}, {name} gets a link to take the club over.",
    "subject.rejected": "{club}: the claim was not approved",
    "text.rejected":
      "The claim of {name} was not approved. Why: {reason} Nothing has changed for the club.",
    action: "See the claim",
    note: "You get this because of a claim of {club}.",
  },
});

export const claimNoticeSpanish: Translation<typeof claimNoticeWords> = {
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
