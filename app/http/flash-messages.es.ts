import type { Translation } from "#modules/platform/messages";
import type { visitorFlashMessages } from "./flash-messages";

export const visitorFlash: Translation<typeof visitorFlashMessages> = {
  savedTitle: "¡Listo!",
  saved: "Sus datos se guardaron.",
  "handover-declined": "Usted no aceptó. Se avisa a quien se lo pidió.",
  "handover-asked": "Pedido. Se avisa a quien envió el enlace.",
  "seeing-ended": "Ve de nuevo sus propias páginas.",
  "handover-completed": "El traspaso está completo.",
  "handover-left": "El traspaso está completo y usted dejó las páginas del club. Gracias.",
  "invitation-accepted": "Le damos la bienvenida. Ahora usted pertenece a esta organización.",
  "signed-out": "Su sesión está cerrada.",
  "typed-kept": "Mientras tanto se cerró su sesión. Inicie sesión y recuperará lo que escribió.",
  "bylaws-kept": "Guardados. Estos estatutos ya están entre los documentos de su organización.",
  "payment-approved": "Este pago fue aprobado.",
  "payment-refused": "El pago no fue aprobado. No se cobró nada.",
  "paypal-cancelled": "Salió de PayPal sin pagar. No se cobró nada.",
  "paypal-cleared": "PayPal está desconectado. No se cobró nada.",
  "renewal-submitted": "La renovación está enviada. Su factura está lista.",
  "renewal-cancelled": "La renovación está cancelada. Su factura está anulada.",
  "passkey-added": "La llave de acceso está agregada. Desde ahora le inicia sesión.",
  "passkey-removed": "La llave de acceso se quitó. Aquí ya no inicia la sesión de nadie.",
  "user-deleted": "El usuario se eliminó.",
  "user-invited": "La invitación va en camino.",
};
