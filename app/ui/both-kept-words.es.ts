import type { Translation } from "#modules/platform/messages";
import type { bothKeptMessages } from "./both-kept-words";

export const bothKept: Translation<typeof bothKeptMessages> = {
  title: "Se guardan los dos",
  text: "Lo suyo está en el formulario, sin guardar. Guarde una vez más para ponerlo en lugar de lo que se guardó mientras tanto.",
  caption: "En qué difieren los dos",
  field: "Campo",
  theirs: "Guardado mientras tanto",
  yours: "Lo suyo",
  nothing: "nada",
};
