import type { Translation } from "#modules/platform/messages";
import type { privacyMessages } from "./words";

export const privacy: Translation<typeof privacyMessages> = {
  metaDescription:
    "Qué guarda {brand} sobre usted y su organización, por qué y durante cuánto tiempo.",
  title: "Política de privacidad",
  updated: "Último cambio: {date}",
  lead: "Guardamos lo que su organización necesita para estar en regla, y nada para vender. Esta página dice qué es, en palabras sencillas.",
  storedTitle: "Qué guardamos",
  stored1:
    "Lo que escribe en nuestros formularios: las respuestas de sus estatutos, los mensajes que nos envía, la solicitud de su organización.",
  stored2:
    "Si tiene una cuenta: su nombre, correo electrónico y teléfonos, y su contraseña en una forma que nadie puede volver a leer.",
  stored3:
    "Cuando inicia sesión: la hora y el tipo de navegador, para que pueda cerrar una sesión que no sea suya.",
  stored4:
    "Un registro de solicitudes con un número de referencia, para encontrar fallas. Las contraseñas, los datos de pago y los enlaces de nuestros correos no se incluyen en él.",
  cookiesTitle: "Cookies",
  cookies:
    "Las cookies mantienen su sesión, llevan avisos breves de una página a otra y recuerdan lo que eligió aquí: su idioma, los anuncios que cerró, las páginas que calificó. Ninguna le sigue a otros sitios.",
  botsTitle: "La comprobación de que usted es una persona",
  bots: "Nuestros formularios están protegidos por una comprobación que corre en su navegador y no le pregunta nada. Con la comprobación incorporada nada sale de nuestro sitio. Donde un formulario nombra a otro proveedor, ese proveedor ve su dirección y su navegador.",
  bylawsTitle: "Los estatutos y sus enlaces",
  bylaws:
    "La dirección de sus estatutos contiene un valor largo y aleatorio. Quien tenga la dirección puede leerlos y cambiarlos, así que compártala solo con personas de confianza.",
  paymentTitle: "Pagos",
  payment:
    "Los números de tarjeta y de banco van de su navegador a nuestro proveedor de pagos. Nunca llegan a nuestros servidores.",
  sharedTitle: "Con quién compartimos",
  shared:
    "Con los servicios que operan este sitio por nosotros (alojamiento, correo, pagos), con los demás directivos de su organización y con las autoridades cuando la ley lo exige. No vendemos datos.",
  keptTitle: "Cuánto tiempo lo guardamos",
  kept: "Los registros de su organización se guardan mientras sea miembro y durante siete años después, porque las preguntas sobre impuestos pueden llegar así de tarde. Los estatutos creados sin cuenta se guardan hasta que nos pida eliminarlos.",
  rightsTitle: "Sus opciones",
  rights:
    "Pídanos una copia de lo que guardamos sobre usted, que lo corrijamos o que lo eliminemos. Escriba a {email} o llame al {phone}.",
};
