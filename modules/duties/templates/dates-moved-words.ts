import { defineMessages, type Translation } from "#modules/platform/messages";

/** What people read when a rule moved their dates. */
export const datesMovedWords = defineMessages({
  en: {
    open: "Open the calendar",
    "moved.subject": "{organization}: a rule has changed, and dates with it",
    "moved.heading": "Dates in your calendar have moved",
    "moved.text":
      "We keep the rules by which your calendar is made. One of them has changed, and with it these dates of {organization}:",
    "moved.from": "{title}: was {was}, is now {is}",
    "moved.new": "{title}: new, due {is}",
    "moved.gone": "{title}: no longer asked, was {was}",
  },
});

export const datesMovedSpanish: Translation<typeof datesMovedWords> = {
  open: "Abrir el calendario",
  "moved.subject": "{organization}: cambió una regla y con ella algunas fechas",
  "moved.heading": "Se movieron fechas de su calendario",
  "moved.text":
    "Mantenemos las reglas con las que se hace su calendario. Una de ellas cambió, y con ella estas fechas de {organization}:",
  "moved.from": "{title}: era el {was}, ahora es el {is}",
  "moved.new": "{title}: nuevo, vence el {is}",
  "moved.gone": "{title}: ya no se pide, era el {was}",
};
