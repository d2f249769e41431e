import type { Translation } from "#modules/platform/messages";
import type { publicWords } from "./words";

export const inspection: Translation<typeof publicWords> = {
  title: "Documentos públicos de {name}",
  lede: "Lo que una organización exenta de impuestos muestra a todos: su solicitud de exención y sus declaraciones más recientes. Gratis, tal como se presentaron, sin iniciar sesión.",
  about: "La organización",
  name: "Nombre",
  ein: "EIN",
  group: "Exención de grupo",
  groupOf: "{name}",
  groupWithNumber: "{name}, número de exención de grupo {gen}",
  exemption: "Solicitud de exención",
  groupText:
    "Está exenta bajo la exención de grupo de {name}. La solicitud y la carta del IRS son las del grupo: las muestra su sede central.",
  exemptionNone: "Aquí no hay ningún documento. Pida una copia a la organización.",
  application: "Solicitud de exención",
  letter: "Carta del IRS",
  returns: "Declaraciones anuales",
  returnsNone: "Aquí no hay ninguna declaración. Pida una copia a la organización.",
  returnOf: "Formulario {form} del año fiscal que terminó el {end}",
  until: "Aquí hasta el {date}.",
  postcard: "Formulario 990-N (e-Postcard) del año fiscal que terminó el {end}",
  postcardText: "No tiene documento: lo muestra el IRS.",
  irs: "Buscar en el IRS",
  download: "Descargar (PDF, {size})",
  downloadOf: "Descargar (PDF, {size}): {name}",
  right: "Su derecho a verlos",
  rightText:
    "Quien lo pida puede ver estos documentos en la organización y recibe copias: en persona, en el acto; por escrito, en {days} días. Los nombres de quienes dan dinero no se muestran.",
  source: "El IRS sobre la divulgación pública (en inglés)",
};
