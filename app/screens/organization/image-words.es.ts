import type { Translation } from "#modules/platform/messages";
import type { profileImageMessages } from "./image-words";

export const profileImage: Translation<typeof profileImageMessages> = {
  title: "Imagen de encabezado del perfil público",
  lede: "La imagen que cruza la parte de arriba de su perfil público: su equipo, su escenario, su cancha.",
  current: "Su imagen actual",
  sample: "La imagen de muestra, que se ve hasta que usted suba la suya",
  preview: "Su imagen nueva, todavía sin subir",
  alt: "Imagen de encabezado de {name}",
  file: "Imagen nueva",
  hint: "JPEG, PNG o GIF, de {size} como máximo. Se recorta desde el centro en forma de banda ancha.",
  submit: "Subir imagen",
  clear: "Quitar imagen",
  view: "Ver mi perfil público.",
  sending: "Su imagen se está subiendo",
  preparing: "Su imagen se está preparando...",
  cancel: "Cancelar",
  done: "Su imagen nueva ya está en su lugar.",
  cleared: "Volvió la imagen de muestra.",
  failed: "No funcionó.",
  unreached: "No pudimos conectarnos. Revise su conexión e inténtelo de nuevo.",
  missing: "Primero elija una imagen.",
};
