import type { Translation } from "#modules/platform/messages";
import type { ratingWords } from "./words";

export const rating: Translation<typeof ratingWords> = {
  title: "¿Le resultó útil esta página?",
  stars: "Su calificación",
  star: { one: "{count} estrella", other: "{count} estrellas" },
  comments: "Comentarios",
  commentsHint: "¿Qué faltó o qué le ayudó?",
  submit: "Enviar",
  thanks: "¡Gracias, hemos recibido su opinión!",
  back: "Volver a la página",
};
