import type { Translation } from "#modules/platform/messages";
import type { closedMessages, liveMessages } from "./contest-live-words";

export const live: Translation<typeof liveMessages> = {
  "preview.photo": "Su foto, aún sin enviar",
  "preview.video": "Un cuadro de su video, aún sin enviar",
  "preview.unavailable":
    "Este navegador no puede mostrar una vista previa del video. De todos modos puede enviarlo.",
  severalTitle: "Vaya...",
  "sending.title": "Subiendo...",
  "sending.text": "Puede tardar un minuto.",
  "sending.label": "Enviado",
  "sending.preparing": "Ya llegó. Lo estamos revisando...",
  "sending.cut": "Se cortó la conexión. Continuará en cuanto vuelva.",
  "unfinished.title": "Un video no se envió hasta el final",
  "unfinished.text":
    "Llegó el {percent} % de {name}. Elija el mismo archivo y envíelo: continuará desde ahí.",
  "unfinished.discard": "Descartarlo",
  cancel: "Cancelar",
  ok: "Aceptar",
  used: "{used} de 3 participaciones usadas.",
  usedPhotoFull: "3 de 3 participaciones usadas. No podemos recibir otra foto suya.",
  usedVideoFull: "3 de 3 participaciones usadas. Puede enviar más videos, pero no contarán.",
  "done.title": "¡Listo!",
  "done.text": "Recibimos su participación.",
  "done.photo": "Nos encantan sus fotos. ¡Siga así!",
  "done.video": "Nos encantan sus videos. ¡Siga así!",
  "full.title": "¡Llegó al límite!",
  "full.text":
    "Parece que ya recibimos tres participaciones de esta organización o de este correo electrónico.",
  "over.title": "¡Límite!",
  "over.text": "Nos encantan sus videos, pero parece que ya recibimos tres participaciones suyas.",
  "over.footer": "Puede enviar más, pero no contarán.",
};

export const closed: Translation<typeof closedMessages> = {
  "moment.soon": "Este concurso aún no está abierto.",
  "moment.soonText": "Se reciben participaciones del {from} al {to}. Vuelva entonces.",
  "moment.over": "Este concurso terminó.",
  "moment.overText":
    "Se recibieron participaciones del {from} al {to}. Gracias a todos los que participaron.",
  "moment.none": "En este momento no hay ningún concurso abierto.",
  "moment.noneText": "Vuelva a mirar más adelante.",
};
