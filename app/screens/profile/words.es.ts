import type { Translation } from "#modules/platform/messages";
import type { settingsPages } from "./words";

export const ownSettings: Translation<typeof settingsPages> = {
  "own.firstName": "Nombre",
  "own.lastName": "Apellido",
  "own.phone": "Teléfono",
  "own.phoneHint": "Con su código de área. Puede llevar una extensión: (202) 555-0143 x12.",
  "own.smsPhone": "Celular para mensajes de texto",
  "own.language": "Idioma",
  "own.languageHint":
    "Decide cómo se ven las fechas y los números, y las palabras donde las tenemos.",
  "own.browser": "Como diga mi navegador",
  "own.letters": "Lo que le podemos enviar",
  "own.bulk": "Noticias por correo electrónico",
  "own.bulkHint": "Cambios en las reglas y servicios nuevos. Unas pocas veces al año.",
  "own.event": "Recordatorios por correo electrónico",
  "own.eventHint": "Por ejemplo, que una solicitud está sin terminar.",
  "own.sms": "Mensajes de texto",
  "own.smsHint":
    "Recordatorios cortos al celular de arriba. Su compañía telefónica quizá los cobre.",
  "own.save": "Guardar",
  "own.changeEmail": "Cambiar el correo electrónico",
  "own.wanted": "Confirme {email}",
  "own.wantedText":
    "Un enlace va en camino a esa dirección. Ábralo en 60 minutos; hasta entonces inicia sesión con {present}.",
  "own.end": "Cerrar la sesión",
  "own.endDevice": "Cerrar la sesión en {device}, última vez: {time}",
  "email.title": "Cambiar el correo electrónico",
  "email.lede":
    "Enviamos un enlace a la dirección nueva. Hasta que lo abra, inicia sesión con la actual.",
  "email.present": "Dirección actual",
  "email.new": "Correo electrónico nuevo",
  "email.password": "Contraseña actual",
  "email.submit": "Enviar el enlace",
  "email.back": "Volver a su cuenta",
  "email.confirmTitle": "¿Usar esta dirección desde ahora?",
  "email.confirmText":
    "Desde entonces inicia sesión con {email}. En todos los demás lugares se cierra su sesión.",
  "email.confirmSubmit": "Usar esta dirección",
  "email.deadTitle": "Este enlace parece viejo o usado",
  "email.deadText": "Sirve una sola vez y durante 60 minutos, y uno más nuevo lo reemplaza.",
  "email.again": "Pedir un enlace nuevo",
};
