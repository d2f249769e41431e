import type { Translation } from "#modules/platform/messages";
import type { profileMessages } from "./words";

export const publicProfile: Translation<typeof profileMessages> = {
  "show.alt": "Imagen de encabezado de {name}",
  "show.place": "Lugar",
  "show.website": "Sitio web",
  "show.phone": "Teléfono",
  "show.about": "Sobre nosotros",
  "show.member": "Miembro de {brand}",
  "show.ownTitle": "Así le ven los demás.",
  "show.own": "Aquí está solo lo que usted eligió mostrar.",
  "show.previewTitle": "Solo usted ve esta página.",
  "show.preview": "Se abre a todos cuando empieza su membresía.",
  "show.changePicture": "Cambiar la imagen",
  "show.changeText": "Cambiar lo que se muestra",
  "show.empty": "Esta organización todavía no ha dicho más de sí misma.",
};
