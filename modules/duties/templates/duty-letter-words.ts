import { defineMessages, type Translation } from "#modules/platform/messages";

/** What people read about what their clubs have to do. */
export const dutyLetterWords = defineMessages({
  en: {
    "subject.reminders": {
      one: "{when}: {title}",
      other: "{count} dates for {organization}",
    },
    "short.overdue": "Overdue",
    "short.today": "Due today",
    "short.tomorrow": "Due tomorrow",
    "short.ahead": "Due in {count} days",
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
    reminders: "Due now",
    coming: "Coming up in the next 45 days, or overdue",
    open: "Open the calendar",
    choose: "How often this list comes, and in which language: {url}",
    later: "A date can be put off on its own page, and its letters with it.",
  },
});

export const dutyLetterSpanish: Translation<typeof dutyLetterWords> = {
  "subject.reminders": {
    one: "{when}: {title}",
    other: "{count} fechas de {organization}",
  },
  "short.overdue": "Vencido",
  "short.today": "Vence hoy",
  "short.tomorrow": "Vence mañana",
  "short.ahead": "Vence en {count} días",
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
  reminders: "Vence ahora",
  coming: "En los próximos 45 días, o vencido",
  open: "Abrir el calendario",
  choose: "Con qué frecuencia llega esta lista y en qué idioma: {url}",
  later: "Una fecha se puede aplazar en su propia página, y sus cartas con ella.",
};
