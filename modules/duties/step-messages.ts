import { defineMessages, type Translation } from "#modules/platform/messages";

/** What happened to a duty, as its history tells it. */
export const stepMessages = defineMessages({
  en: {
    done: "Marked done, on {on}.",
    done_undone: "Opened again.",
    waived: "Marked as not for the club: {reason}",
    waived_undone: "Asked again.",
    snoozed: "Put off until {until}.",
    snooze_undone: "No longer put off.",
    extended: "An extension was recorded, filed on {filedOn}: due on {dueOn}.",
    extension_undone: "The extension was taken back.",
    proof_added: "A proof was added.",
    confirmed: "The IRS's file of {asOf} shows it.",
  },
});

export const stepSpanish: Translation<typeof stepMessages> = {
  done: "Marcado como hecho, el {on}.",
  done_undone: "Abierto de nuevo.",
  waived: "Marcado como no aplicable al club: {reason}",
  waived_undone: "Vuelve a preguntarse.",
  snoozed: "Aplazado hasta el {until}.",
  snooze_undone: "Ya no está aplazado.",
  extended: "Se anotó una prórroga, presentada el {filedOn}: vence el {dueOn}.",
  extension_undone: "Se retiró la prórroga.",
  proof_added: "Se agregó una prueba.",
  confirmed: "El archivo del IRS del {asOf} lo muestra.",
};
