import type { Translation } from "#modules/platform/messages";
import type { membershipWords } from "./membership-words";

export const membership: Translation<typeof membershipWords> = {
  good: "Membresía al día",
  soon: "Se renueva pronto",
  late: "Membresía atrasada",
  new: "Sin membresía",
  noneTitle: "Todavía sin organización",
  none: "Su cuenta no pertenece a ninguna organización. Pida al usuario principal de la suya que le agregue, o escriba a {email}.",
};
