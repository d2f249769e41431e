import type { Translation } from "#modules/platform/messages";
import type { remindersMessages } from "./words";

export const reminders: Translation<typeof remindersMessages> = {
  title: "Recordatorios",
  lede: "Correos que avisan a las personas de {name} cuándo hay que renovar la membresía.",
  choose: "¿Qué recordatorios quiere?",
  chooseHint:
    "Llegan a todas las personas de su organización que quieren recordatorios por correo electrónico. Deje al menos uno.",
  submit: "Guardar",
  before: { one: "{count} día antes", other: "{count} días antes" },
  onDay: "El día del vencimiento",
  after: { one: "{count} día después", other: "{count} días después" },
  readers: {
    one: "{count} persona los recibe.",
    other: "{count} personas los reciben.",
  },
  readersNone:
    "Nadie de su organización quiere recordatorios por correo electrónico; por eso nadie los recibe.",
  people: "Ver las personas",
  next: "Lo que sigue",
  nextNone:
    "No hay nada previsto: no hay fecha de vencimiento, o ya pasaron todos sus recordatorios.",
  history: "Enviados hasta ahora",
  historyNone: "Todavía nada",
  historyNoneText: "Los recordatorios aparecen aquí el día en que corresponden.",
  caption: { one: "{count} recordatorio", other: "{count} recordatorios" },
  columnDay: "Día",
  columnAccount: "Organización",
  columnReminder: "Recordatorio",
  columnDue: "Vence la renovación",
  columnOutcome: "Resultado",
  columnPeople: "Para",
  "outcome.sent": "Enviado",
  "outcome.overtaken": "Omitido",
  "outcome.not_chosen": "Omitido",
  "outcome.nobody": "Omitido",
  "reason.overtaken": "Su día ya había pasado.",
  "reason.not_chosen": "La organización no quiere este.",
  "reason.nobody": "Nadie de la organización quiere recordatorios por correo electrónico.",
  "letter.waiting": "en camino",
  "letter.sent": "enviado",
  "letter.done_meanwhile": "ya no hacía falta",
  "letter.overtaken": "salió uno más reciente",
  "letter.unwanted": "ya no quiere ninguno",
  "letter.failed": "no se pudo entregar",
  forgotten: "Alguien que ya no está",
};
