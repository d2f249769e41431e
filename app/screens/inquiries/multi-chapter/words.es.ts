import type { Translation } from "#modules/platform/messages";
import type { multiChapterWords } from "./words";

export const multiChapterPage: Translation<typeof multiChapterWords> = {
  getsTitle: "Lo que recibe su sede",
  boardTitle: "Un tablero para todos los capítulos",
  boardText:
    "Cómo está cada capítulo ante el IRS y por qué lo decimos. Encuentre a los que dejaron de declarar y escríbales a todos a la vez, a cada uno con sus fechas.",
  rosterTitle: "Su lista junto a la del IRS",
  rosterText:
    "Suba su lista de capítulos. Vea quién falta en el IRS, quién está allí sin ser de los suyos y quién tiene otro nombre.",
  reportTitle: "El informe anual de su grupo",
  reportText:
    "La lista de capítulos que el IRS pide cada año, hecha con lo que usted ya guarda aquí, y un aviso cuando empieza su plazo.",
  signedTitle: "Autorizaciones firmadas en línea",
  signedText:
    "Un directivo de cada capítulo firma en su teléfono. Usted ve quién falta y guarda el documento con su prueba.",
  regionsTitle: "Regiones y su gente",
  regionsText: "Una persona de una región ve los capítulos de esa región y ningún otro.",
  rulesTitle: "Nuevas reglas del IRS para grupos: esté listo a más tardar el {date}",
  rulesTitleAnyDay: "Nuevas reglas del IRS para grupos",
  rulesText:
    "El Rev. Proc. 2026-8 exige a la organización central un mismo propósito para todos los capítulos, supervisión cada año y una autorización de cada capítulo. Una página muestra lo que ya está hecho, con su prueba, y lo que sigue.",
  rulesCheck: "Consulte a {who}.",
  askTitle: "Pregúntenos por sus capítulos",
};
