import { defineMessages, type Translation } from "#modules/platform/messages";

/** Whose work a duty is. */
export const roleMessages = defineMessages({
  en: {
    treasurer: "Treasurer",
    secretary: "Secretary",
    president: "President",
    board: "Board",
    headquarters: "Headquarters",
  },
});

export const roleSpanish: Translation<typeof roleMessages> = {
  treasurer: "Tesorería",
  secretary: "Secretaría",
  president: "Presidencia",
  board: "Junta directiva",
  headquarters: "Sede central",
};
