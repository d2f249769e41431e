import type { Translation } from "#modules/platform/messages";
import type { accountEditWords } from "./words";

export const accountEdit: Translation<typeof accountEditWords> = {
  title: "Su organización",
  lede: "Cómo la llamamos y qué ve el público de ella.",
  view: "Ver mi perfil público.",
  notification: "Desde ahora su perfil público muestra esto.",
};
