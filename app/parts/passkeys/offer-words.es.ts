import type { Translation } from "#modules/platform/messages";
import type { passkeyOfferWords } from "./offer-words";

export const passkeyOffer: Translation<typeof passkeyOfferWords> = {
  title: "La próxima vez, inicie sesión sin contraseña",
  text: "Agregue una llave de acceso y este teléfono o computadora le inicia sesión con la huella, el rostro o el PIN. Nadie puede adivinarla y no hay nada que olvidar.",
  add: "Agregar una llave de acceso",
  decline: "No, gracias",
};
