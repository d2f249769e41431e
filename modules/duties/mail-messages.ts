import { defineMessages, type Translation } from "#modules/platform/messages";

/** What people read by e-mail about what their clubs have to do. */
export const mailMessages = defineMessages({
  en: {
    "subject.reminders": {
      one: "Due {date}: {title}",
      other: "{count} dates for {organization}",
    },
    "subject.many": "{count} dates for your clubs",
    "subject.digest": "What your club has to do next",
    "heading.reminders": "What is due",
    "heading.digest": "What is due, and what comes next",
    preview: "{title}, {when}",
    overdue: "it was due {date}",
    today: "it is due today, {date}",
    tomorrow: "it is due tomorrow, {date}",
    ahead: "it is due {date}, in {count} days",
    actBy: "Act by {date}: that day is no business day.",
    check: "Check with {who}.",
    reminders: "Due now",
    coming: "Coming up in the next 45 days, or overdue",
    open: "Open the calendar",
    choose: "How often this list comes, and in which language: {url}",
    later: "A date can be put off on its own page, and its letters with it.",
    "moved.subject": "{organization}: a rule has changed, and dates with it",
    "moved.heading": "Dates in your calendar have moved",
    "moved.text":
      "We keep the rules by which your calendar is made. One of them has changed, and with it these dates of {organization}:",
    "moved.from": "{title}: was {was}, is now {is}",
    "moved.new": "{title}: new, due {is}",
    "moved.gone": "{title}: no longer asked, was {was}",
  },
});

export const mailSpanish: Translation<typeof mailMessages> = {
  "subject.reminders": {
    one: "Vence el {date}: {title}",
    other: "{count} fechas de {organization}",
  },
  "subject.many": "{count} fechas de sus clubes",
  "subject.digest": "Lo próximo que su club debe hacer",
  "heading.reminders": "Lo que vence",
  "heading.digest": "Lo que vence y lo que sigue",
  preview: "{title}, {when}",
  overdue: "venció el {date}",
  today: "vence hoy, {date}",
  tomorrow: "vence mañana, {date}",
  ahead: "vence el {date}, en {count} días",
  actBy: "Hágalo a más tardar el {date}: ese día no es hábil.",
  check: "Consulte con {who}.",
  reminders: "Vence ahora",
  coming: "En los próximos 45 días, o vencido",
  open: "Abrir el calendario",
  choose: "Con qué frecuencia llega esta lista y en qué idioma: {url}",
  later: "Una fecha se puede aplazar en su propia página, y sus cartas con ella.",
  "moved.subject": "{organization}: cambió una regla y con ella algunas fechas",
  "moved.heading": "Se movieron fechas de su calendario",
  "moved.text":
    "Mantenemos las reglas con las que se hace su calendario. Una de ellas cambió, y con ella estas fechas de {organization}:",
  "moved.from": "{title}: era el {was}, ahora es el {is}",
  "moved.new": "{title}: nuevo, vence el {is}",
  "moved.gone": "{title}: ya no se pide, era el {was}",
};
