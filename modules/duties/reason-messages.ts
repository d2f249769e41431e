import { defineMessages, type Translation } from "#modules/platform/messages";

/** What is put together to say why a duty has its date. */
export const reasonMessages = defineMessages({
  en: {
    saturday: "; {plain} is a Saturday, so it moves to {due}",
    sunday: "; {plain} is a Sunday, so it moves to {due}",
    holiday: "; {plain} is a legal holiday, so it moves to {due}",
    extended: "; with the extension that was filed it is {due}",
    actBy: "; {due} is no business day, so act by {actBy}",
    check: "Not confirmed at its source. Check with {whom}.",
    unsaid:
      "We do not know yet whether this is for your club. Tell us under “What your dates depend on” in your calendar.",
    read: " ({source}, read on {date}).",
    unread: " ({source}).",
    own: "Your club set this date",
    ownYearly: "Your club set this date for every year",
    ownSource: "your own calendar",
    groupYearly: "Your headquarters asks for it on this day each year",
    groupOnce: "Your headquarters asks for it on this day",
    groupFiscal: {
      one: "Your headquarters asks for it {count} day after your fiscal year ends, which was {end}",
      other: "Your headquarters asks for it {count} days after your fiscal year ends, {end}",
    },
    groupBylaws: {
      one: "Your headquarters asks for it {count} year after your bylaws were adopted on {day}",
      other: "Your headquarters asks for it {count} years after your bylaws were adopted on {day}",
    },
    on_calendar: ", on this day",
    on_fye_month: {
      one: ", in the month after the fiscal year that ends {end}",
      other: ", in month {count} after the fiscal year that ends {end}",
    },
    on_fye_days: {
      one: ", {count} day after the fiscal year that ends {end}",
      other: ", {count} days after the fiscal year that ends {end}",
    },
    on_after_start: {
      one: ", {count} day after the incorporation on {day}",
      other: ", {count} days after the incorporation on {day}",
    },
    on_anniversary_date: ", on the day of the incorporation, {day}",
    on_anniversary_month_end: ", by the end of the month of the incorporation, {day}",
    on_anniversary_quarter_end: ", by the end of the quarter of the incorporation, {day}",
  },
});

export const reasonSpanish: Translation<typeof reasonMessages> = {
  saturday: "; el {plain} es sábado, así que pasa al {due}",
  sunday: "; el {plain} es domingo, así que pasa al {due}",
  holiday: "; el {plain} es día feriado legal, así que pasa al {due}",
  extended: "; con la prórroga presentada es el {due}",
  actBy: "; el {due} no es día hábil, así que hágalo a más tardar el {actBy}",
  check: "Sin confirmar en su fuente. Consulte con {whom}.",
  unsaid:
    "Todavía no sabemos si esto es para su club. Díganoslo en “De qué dependen sus fechas”, en su calendario.",
  read: " ({source}, leído el {date}).",
  unread: " ({source}).",
  own: "Su club fijó esta fecha",
  ownYearly: "Su club fijó esta fecha para cada año",
  ownSource: "su propio calendario",
  groupYearly: "Su sede central lo pide en este día cada año",
  groupOnce: "Su sede central lo pide en este día",
  groupFiscal: {
    one: "Su sede central lo pide {count} día después del cierre de su año fiscal, que fue el {end}",
    other: "Su sede central lo pide {count} días después del cierre de su año fiscal, el {end}",
  },
  groupBylaws: {
    one: "Su sede central lo pide {count} año después de adoptar sus estatutos el {day}",
    other: "Su sede central lo pide {count} años después de adoptar sus estatutos el {day}",
  },
  on_calendar: ", en este día",
  on_fye_month: {
    one: ", en el mes después del año fiscal que terminó el {end}",
    other: ", en el mes {count} después del año fiscal que termina el {end}",
  },
  on_fye_days: {
    one: ", {count} día después del año fiscal que termina el {end}",
    other: ", {count} días después del año fiscal que termina el {end}",
  },
  on_after_start: {
    one: ", {count} día después de la constitución el {day}",
    other: ", {count} días después de la constitución el {day}",
  },
  on_anniversary_date: ", en el aniversario de la constitución, {day}",
  on_anniversary_month_end: ", a fin del mes de la constitución, {day}",
  on_anniversary_quarter_end: ", a fin del trimestre de la constitución, {day}",
};
