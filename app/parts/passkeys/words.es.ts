import type { Translation } from "#modules/platform/messages";
import type { passkeyPages } from "./words";

export const passkeys: Translation<typeof passkeyPages> = {
  "sign.title": "Iniciar sesión con una llave de acceso",
  "sign.lede":
    "Su teléfono o computadora le pide la huella, el rostro o su PIN. No necesita contraseña ni código.",
  "sign.button": "Iniciar sesión con una llave de acceso",
  "sign.unable":
    "Este navegador no tiene llaves de acceso para este sitio. Su contraseña sirve como siempre.",
  "sign.password": "Iniciar sesión con su contraseña",
  "again.button": "Usar una llave de acceso",
  busy: "Siga lo que pide su dispositivo.",
  cancelled: "No se envió nada. Inténtelo de nuevo o use su contraseña.",
  failed: "Su dispositivo no pudo usar una llave de acceso aquí. Use su contraseña.",
  unreached: "No pudimos conectarnos. Revise su conexión e inténtelo de nuevo.",
};
