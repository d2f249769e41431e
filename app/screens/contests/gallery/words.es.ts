import type { Translation } from "#modules/platform/messages";
import type { galleryMessages } from "./words";

export const gallery: Translation<typeof galleryMessages> = {
  lede: "Lo que nos han enviado clubes y escuelas.",
  emptyTitle: "Aún no hay nada que ver",
  empty: "Revisamos cada participación antes de mostrarla aquí. Vuelva pronto.",
  winners: "Ganadores",
  others: "Todas las demás participaciones",
  enter: "Enviar una participación",
  by: "de {organization}",
};
