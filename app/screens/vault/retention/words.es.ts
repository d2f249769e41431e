import type { Translation } from "#modules/platform/messages";
import type { retentionWords } from "./words";

export const vaultRetention: Translation<typeof retentionWords> = {
  title: "Lo que se puede eliminar",
  lede: "Documentos cuyo plazo terminó. Nada se elimina por sí solo.",
  counts: "{category}: {count}",
  label: "Marque lo que se puede eliminar",
  row: "{title} ({category}, guardado hasta el {day})",
  more: {
    one: "Cuando se eliminen estos, aparece {count} más.",
    other: "Cuando se eliminen estos, aparecen {count} más.",
  },
  agrees: "Entiendo que no se pueden recuperar",
  submit: "Eliminar lo marcado",
  primary: "El usuario principal de su organización puede eliminarlos.",
  none: "No se puede eliminar nada",
  noneText: "Ningún documento suyo ha pasado su plazo.",
  held: "Retenidos",
  heldText: "Su plazo terminó, y todavía no se pueden eliminar.",
  received: "su sede lo recibió y lo guarda hasta el {day}",
  "hold.audit": "por una auditoría",
  "hold.dispute": "por una disputa",
  rules: "Cuánto tiempo se guardan los documentos",
  rulesText:
    "Se cuenta desde el final del año fiscal. Para un club pequeño la ley fija poco de esto: es una propuesta, y decide su junta directiva.",
  category: "Categoría",
  keep: "Se guarda",
  source: "De dónde viene",
  ever: "Para siempre",
  years: "{count} años",
  yearsAfterEnd: "{count} años después de su final",
  "source.booster":
    "Consejo para clubes de apoyo: los documentos permanentes para siempre, los de dinero 7 años",
  "source.proposal": "Nuestra propuesta",
  back: "Todos los documentos",
};
