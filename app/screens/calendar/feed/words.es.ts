import type { Translation } from "#modules/platform/messages";
import type { feedWords } from "./words";

export const feed: Translation<typeof feedWords> = {
  title: "El calendario de su teléfono",
  lede: "Un enlace privado pone lo que {name} tiene que hacer en el calendario de su teléfono o computadora y lo mantiene al día.",
  what: "Contiene cada obligación desde un año atrás hasta un año adelante: qué, cuándo, por qué entonces y un enlace a ella aquí. No contiene EIN, ni cantidades, ni nombres.",
  none: "Todavía no tiene un enlace para este club.",
  make: "Crear el enlace",
  has: "Usted creó su enlace el {date}.",
  read: "Una aplicación de calendario lo leyó por última vez el {date}.",
  unread: "Ninguna aplicación de calendario lo ha leído todavía.",
  once: "Este es su enlace. Se muestra solo ahora",
  onceText:
    "Quien lo tenga puede leer este calendario. Si llega a malas manos, cámbielo aquí por otro.",
  address: "Enlace",
  addressHint: "Cópielo o ábralo en su aplicación de calendario.",
  open: "Abrirlo en su aplicación de calendario",
  iphone: "iPhone, iPad o Mac",
  iphoneText:
    "Toque el botón de arriba en ese dispositivo y confirme. O bien: Calendario, Calendarios, Agregar calendario, Agregar suscripción a calendario, y pegue el enlace.",
  google: "Google Calendar",
  googleText:
    "En una computadora: Otros calendarios, signo más, Desde URL, y pegue el enlace. Después se ve también en su teléfono.",
  outlook: "Outlook",
  outlookText: "Agregar calendario, Suscribirse desde la web, y pegue el enlace.",
  slow: "Las aplicaciones vuelven a preguntar por sí solas, casi todas en unas horas. Google puede tardar un día en notar un cambio.",
  replace: "Cambiar el enlace por otro",
  replaceText:
    "Recibe otro enlace y el anterior deja de funcionar enseguida. Después suscríbase de nuevo en su aplicación.",
  revoke: "Terminar el enlace",
  revokeText:
    "El enlace deja de funcionar enseguida, y lo que hay en su aplicación se puede quitar allí.",
  suspended: "Mientras la cuenta está suspendida no hay enlace.",
  ends: "Termina solo cuando usted deja el club.",
  toCalendar: "Volver al calendario",
};
