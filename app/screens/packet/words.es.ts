import type { Translation } from "#modules/platform/messages";
import type { packetPageWords } from "./words";

export const packetPage: Translation<typeof packetPageWords> = {
  title: "Paquete",
  lede: "Todo lo que guardamos de {name}, en un solo ZIP: para quien toma el relevo, para su propio disco o antes de irse.",
  inside: "Qué contiene",
  insideText:
    "Carpetas de estatutos, IRS, estado, dinero, seguros, actas, personas y calendario, con un índice que se abre en su navegador. El índice nombra lo que falta y cómo obtenerlo. Lo que escribimos nosotros está en inglés.",
  notInside:
    "No contiene los documentos marcados como privados, las contraseñas ni los datos de pago.",
  make: "Crear un paquete",
  makeText:
    "Tarda unos minutos. Está aquí 14 días, para las personas del club que inician sesión; cada descarga queda anotada.",
  made: "Paquetes",
  empty: "Todavía ninguno",
  emptyText: "Aquí aparecen los paquetes que usted crea.",
  day: "Creado",
  state: "Estado",
  size: "Tamaño",
  missing: "Documentos que faltan",
  until: "Aquí hasta",
  file: "Archivo",
  "state.waiting": "En preparación",
  "state.counted": "En preparación: {written} de {all} archivos",
  "state.ready": "Listo",
  "state.failed": "No se pudo crear. Cree otro.",
  "state.expired": "Eliminado después de 14 días",
  download: "Descargar",
  reload: "Ver cuánto falta",
};
