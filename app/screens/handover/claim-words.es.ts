import type { Translation } from "#modules/platform/messages";
import type { claimWords } from "./claim-words";

export const claim: Translation<typeof claimWords> = {
  title: "Reclamar un club en el que no queda nadie",
  description:
    "Para un nuevo directivo de un club cuyos directivos anteriores ya no se pueden localizar: reclame su cuenta con el acta de su elección o con una carta de su escuela o de la sede.",
  lede: "Para un nuevo directivo cuyos antecesores ya no se pueden localizar. Si alguno sí se puede, pídale un traspaso: toma dos minutos.",
  how: "Qué sucede",
  how1: "Se avisa de inmediato a todas las personas del club que conocemos, y estas pueden oponerse durante 7 días. También se avisa a su sede.",
  how2: "Su sede, o nuestro personal, revisa su documento y decide.",
  how3: "Si se aprueba y nadie se opone, recibe un enlace para hacerse cargo del club. Hasta entonces no ve nada de él, y su dinero de bonificación está bloqueado.",
  file: "Acta de su elección, o carta de su escuela o de la sede",
  fileHint: "Un PDF, un archivo de Word o una imagen, de hasta {size}.",
  submit: "Enviar la reclamación",
  sentTitle: "Recibimos su reclamación",
  sentText:
    "Le escribimos a usted y a todas las personas del club que conocemos. Los días para oponerse terminan en una semana; después, si se aprueba, recibe un enlace.",
};
