import type { Translation } from "#modules/platform/messages";
import type { botCheckWords } from "./words";

export const botCheck: Translation<typeof botCheckWords> = {
  notice: "{provider} protege este formulario contra mensajes automáticos.",
  privacy: "Política de privacidad de {brand}",
  honeypot: "Deje este campo vacío",
};
