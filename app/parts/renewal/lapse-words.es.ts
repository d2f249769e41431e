import type { Translation } from "#modules/platform/messages";
import type { lapseWords } from "./lapse-words";

export const lapse: Translation<typeof lapseWords> = {
  "grace.title": "La renovación está atrasada",
  "grace.text":
    "La membresía duró hasta el {due}. Todavía no ha cambiado nada: todo sigue hasta el {grace}. Renueve a más tardar ese día y nada se interrumpe.",
  "lapsed.title": "La membresía terminó",
  "lapsed.text":
    "Duró hasta el {due}, y el plazo para renovar con retraso terminó el {grace}. Desde entonces la organización ya no recibe:",
  "lapsed.kept": "No se borra nada: sus papeles, sus facturas y sus personas siguen aquí.",
  "lapsed.return":
    "Para volver, renueve y pague. Todo empieza de nuevo enseguida, y la renovación paga hasta el {next}: el año se cuenta desde la fecha de vencimiento, no desde el día en que paga.",
  "lapsed.again":
    "Ese día también ya pasó, así que la renovación del año siguiente viene justo después.",
};
