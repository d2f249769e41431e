import { defineMessages, type Translation } from "#modules/platform/messages";

/** The words of a private calendar that are not the duty's own. */
export const feedMessages = defineMessages({
  en: {
    name: "{club}: what is due",
    about: "What the club has to do and by when, for one person of the club.",
    done: "Done: {title}",
    later: "{title} (if your fiscal year ends later)",
    who: "Who: {role}",
    window: "It can be done from {from} to {until}.",
    federal: "Federal",
    state: "State",
    group: "Headquarters",
    club: "Club",
    revoked: "There is no calendar at this address.",
    suspended: "A suspended account has no private calendar.",
  },
});

export const feedSpanish: Translation<typeof feedMessages> = {
  name: "{club}: lo que vence",
  about: "Lo que el club debe hacer y hasta cuándo, para una persona del club.",
  done: "Hecho: {title}",
  later: "{title} (si su año fiscal cierra más tarde)",
  who: "Quién: {role}",
  window: "Puede hacerse del {from} al {until}.",
  federal: "Federal",
  state: "Estado",
  group: "Sede central",
  club: "Club",
  revoked: "No hay ningún calendario en esta dirección.",
  suspended: "Una cuenta suspendida no tiene calendario privado.",
};
