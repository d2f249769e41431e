import type { Translation } from "#modules/platform/messages";
import type { entryMessages } from "./contest-words";

export const entry: Translation<typeof entryMessages> = {
  title: "Envíe su participación.",
  "description.photo": "Envíe una foto de su club a nuestro concurso.",
  "description.video": "Envíe un video de su club a nuestro concurso.",
  "lede.photo": "Una foto de su club, sus voluntarios o su escuela.",
  "lede.video": "Un video de su club, sus voluntarios o su escuela.",
  open: "Se reciben participaciones del {from} al {to}, hasta la medianoche, hora del Este.",
  rules: "Reglas del concurso",
  gallery: "Vea lo que otros han enviado",
  "other.photo": "¿Tiene una foto? Participe en el concurso de fotos",
  "other.video": "¿Tiene un video? Participe en el concurso de videos",
  organization: "Nombre de la organización",
  isMember: "Mi organización es miembro actualmente",
  email: "Correo electrónico",
  type: "¿A quién o qué celebra?",
  "type.booster_club": "A los voluntarios o las actividades de un club de apoyo",
  "type.school_staff": "Al personal o los entrenadores de la escuela",
  "type.empty": "Nada, solo quiero participar",
  "message.photo": "¡Cuéntenos sobre su foto!",
  "message.video": "¡Cuéntenos sobre su video!",
  "file.photo": "Su foto",
  "file.video": "Su video",
  "prompt.photo": "Una foto por participación",
  "prompt.video": "Un video por participación",
  "fileHint.photo":
    "Arrástrela aquí o haga clic. BMP, JPEG, PNG, SVG, WebP o GIF, de {size} como máximo.",
  "fileHint.video":
    "Arrástrelo aquí o haga clic. MP4, MOV, MKV, WebM, OGG, 3GP y otros, de {size} como máximo.",
  release:
    "Todas las personas que aparecen aceptan que se les muestre, y también el padre o la madre de cada menor de 18 años",
  releaseHint: "Preguntamos antes de mostrar una participación en la que esto no está marcado.",
  moderation:
    "Revisamos cada participación antes de mostrarla. El lugar donde se tomó se borra del archivo.",
  submit: "Enviar",
  reset: "Restablecer",
  chosenStays: "Ya hay un video elegido y se conserva. Para enviar otro, pulse el botón y elíjalo.",
  "full.title": "¡Llegó al límite!",
};
