import type { Translation } from "#modules/platform/messages";
import type { missingWords } from "./missing-words";

export const missingPapers: Translation<typeof missingWords> = {
  returnOf: "{name} del año fiscal que terminó el {day}",
  toBylaws: "Ver sus estatutos",
  toCalendar: "Ver su calendario",
  "how.articles": "La oficina de su estado donde se constituyeron tiene una copia.",
  "how.bylaws": "El texto que adoptaron sus miembros, con el día en que lo hicieron.",
  "how.ein_letter":
    "El IRS la envió como CP 575 cuando les dio el número. Si se perdió, el IRS escribe una carta 147C cuando usted llama.",
  "how.determination":
    "La carta del IRS sobre su exención. Un capítulo de una exención de grupo tiene en su lugar la carta de cobertura de su sede.",
  "how.return": "La declaración como la presentaron, o la confirmación del 990-N.",
  "how.sales_tax":
    "Lo expide el departamento de ingresos de su estado. Usted dijo que venden artículos.",
  "how.registration":
    "Lo que les envió la oficina de beneficencia de su estado. Usted dijo que están registrados.",
  "how.minutes": "De su última reunión; ninguna de las que hay aquí es de los últimos doce meses.",
  "how.insurance": "La póliza o su certificado. Usted nos dijo cuándo termina.",
};
