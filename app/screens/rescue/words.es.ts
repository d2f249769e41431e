import type { Translation } from "#modules/platform/messages";
import type { revokedWords } from "./words";

export const revoked: Translation<typeof revokedWords> = {
  title: "¿Perdió su exención de impuestos? Encuentre el camino de vuelta",
  description:
    "El IRS revocó su exención porque faltaban tres declaraciones. Seis preguntas muestran qué camino de vuelta está abierto, hasta cuándo y qué hacer.",
  lede: "Después de tres años sin declaración, la exención termina por ley. Hay cuatro caminos de vuelta. Seis preguntas muestran cuál está abierto para usted y hasta cuándo.",
  private:
    "No guardamos nada de esto. La dirección de la página contiene sus respuestas: guárdela para volver.",
  ein: "EIN de la organización",
  einHint: "9 dígitos, por ejemplo 12-3456789. Con él buscamos por usted en la lista del IRS.",
  einWrong: "Escriba los 9 dígitos del EIN, por ejemplo 12-3456789.",
  show: "Mostrar el camino de vuelta",
  mustBegin:
    "Solo la lista del IRS o su carta dice que una exención se perdió. Escriba el EIN, el día de la lista o la fecha de la carta.",
  "list.revoked": "La lista del IRS del {asOf} tiene el EIN {ein} como revocado el {date}.",
  "list.posted": "Apareció en la lista por primera vez el {date}.",
  "list.none": "La lista del IRS del {asOf} no tiene el EIN {ein}.",
  "list.noneText":
    "Así que no dice nada de una revocación. Si tiene una carta que sí lo dice, escriba su fecha abajo.",
  "list.reinstated":
    "La lista del IRS del {asOf} tiene el EIN {ein} como revocado el {date} y restituido el {again}.",
  "list.reinstatedText":
    "No queda nada por recuperar, salvo que una carta más nueva diga otra cosa.",
  "list.unread":
    "No hemos cargado la lista del IRS. Búsquese usted en ella, o escriba lo que dice la carta.",
  questions: "Lo que necesitamos saber",
  change: "Cambiar una respuesta",
  join: "Los miembros guardan las respuestas con nosotros y reciben la portada en PDF.",
  pricing: "Ver cuánto cuesta la membresía",
  back: "La declaración anual al IRS",
};
