import { defineMessages, type Translation } from "#modules/platform/messages";

/** What people read when their membership has to be renewed. */
export const reminderWords = defineMessages({
  en: {
    "subject.before": {
      one: "{organization}: membership up for renewal tomorrow",
      other: "{organization}: membership up for renewal in {count} days",
    },
    "subject.today": "{organization}: membership up for renewal today",
    "subject.after": "{organization}: your renewal is past due",
    "heading.before": "Your renewal is due {date}",
    "heading.today": "Your renewal is due today",
    "heading.after": "Your renewal was due {date}",
    "text.before":
      "The {level} membership of {organization} runs through {date}. Renewing takes about two minutes.",
    "text.today":
      "The {level} membership of {organization} runs through today, {date}. Renewing takes about two minutes.",
    "text.after":
      "The {level} membership of {organization} ran through {date} and has not been renewed. You can still renew: the new year begins where the last one ended.",
    invoice:
      "Your invoice is waiting: {number}, {balance} still to be paid. Your membership is renewed as soon as it is paid.",
    group:
      "Your organization belongs to {group}, which may pay for all of its members. Please ask there before you pay.",
    renew: "Renew now",
    pay: "Pay the invoice",
    choose: "Choose which reminders {organization} gets: {url}",
  },
});

export const reminderSpanish: Translation<typeof reminderWords> = {
  "subject.before": {
    one: "{organization}: la membresía se renueva mañana",
    other: "{organization}: la membresía se renueva en {count} días",
  },
  "subject.today": "{organization}: la membresía se renueva hoy",
  "subject.after": "{organization}: su renovación está atrasada",
  "heading.before": "Su renovación vence el {date}",
  "heading.today": "Su renovación vence hoy",
  "heading.after": "Su renovación venció el {date}",
  "text.before":
    "La membresía {level} de {organization} dura hasta el {date}. Renovarla toma unos dos minutos.",
  "text.today":
    "La membresía {level} de {organization} dura hasta hoy, {date}. Renovarla toma unos dos minutos.",
  "text.after":
    "La membresía {level} de {organization} duró hasta el {date} y no se ha renovado. Todavía puede renovarla: el año nuevo empieza donde terminó el anterior.",
  invoice:
    "Su factura espera: {number}, faltan por pagar {balance}. Su membresía se renueva en cuanto se pague.",
  group:
    "Su organización pertenece a {group}, que quizá paga por todos sus miembros. Pregunte allí antes de pagar.",
  renew: "Renovar ahora",
  pay: "Pagar la factura",
  choose: "Elija qué recordatorios recibe {organization}: {url}",
};
