import type { Locale } from "#modules/platform/messages";

/** What membership brings, by the English that the levels came with. */
const inSpanish: Readonly<Record<string, string>> = {
  "Your application for federal tax exemption, prepared with you and checked before you sign it":
    "Su solicitud de exención de impuestos federales, preparada con usted y revisada antes de que la firme",
  "An EIN of your club's own, so that nothing runs on the school's number":
    "Un EIN propio de su club, para que nada funcione con el número de la escuela",
  "Bylaws that fit your club, as a Word document your members can adopt":
    "Estatutos a la medida de su club, en un documento de Word que sus miembros pueden adoptar",
  "What your state asks for in one list: due dates, fees and the source of each":
    "Lo que pide su estado en una sola lista: fechas, tarifas y la fuente de cada una",
  "Answers by e-mail and phone from people who work with booster clubs every day":
    "Respuestas por correo y teléfono de personas que trabajan cada día con clubes de apoyo",
  "Your federal 990-series due date on your home page, by your own fiscal year":
    "La fecha de su declaración federal de la serie 990 en su página de inicio, según su año fiscal",
  "Bylaws you can change at any time, with every earlier version kept":
    "Estatutos que puede cambiar cuando quiera, con todas las versiones anteriores guardadas",
  "One place for your EIN letter, your exemption letter and past returns, ready for the next treasurer":
    "Un solo lugar para su carta del EIN, su carta de exención y sus declaraciones, listo para quien siga en la tesorería",
  "Renewal reminders for everybody on your board, so that a change of officers loses nothing":
    "Recordatorios de la renovación para toda su junta directiva, para que nada se pierda cuando cambian los directivos",
  "Your first state charity registration prepared for you, where your state asks for one":
    "Su primer registro estatal de beneficencia, preparado por nosotros donde su estado lo pide",
  "Your first 990-series return prepared from the figures you send us":
    "Su primera declaración de la serie 990, preparada con las cifras que usted nos envía",
  "Where your club stands in its three years without a return, from the IRS's own files":
    "En qué punto está su club de los tres años sin declaración, según los archivos del IRS",
  "One contact person who knows your club, by e-mail and phone":
    "Una persona de contacto que conoce su club, por correo y teléfono",
  "Your 990-N or 990-EZ prepared from the figures you send us, for you to check and sign":
    "Su 990-N o 990-EZ preparado con las cifras que usted nos envía, para que lo revise y lo firme",
  "Your state charity registration and corporate report prepared each year, where your state asks for them":
    "Su registro estatal de beneficencia y su informe corporativo preparados cada año, donde su estado los pide",
  "Whether your club is all right, in one word with its reasons, from the IRS's own files":
    "Si su club está en regla, en una palabra y con sus motivos, según los archivos del IRS",
  "Help with notices from the IRS or your state: send us the letter, we draft the answer":
    "Ayuda con los avisos del IRS o de su estado: envíenos la carta y redactamos la respuesta",
  "Your way into tax exemption sorted out: under your headquarters' group ruling, or an application of your own":
    "Su camino a la exención de impuestos, aclarado: bajo la carta de grupo de su sede o con una solicitud propia",
  "An EIN of your chapter's own, with the responsible party brought up to date":
    "Un EIN propio de su capítulo, con la persona responsable al día",
  "Chapter bylaws that go with your national documents, as a Word document":
    "Estatutos del capítulo que acompañan a sus documentos nacionales, en un documento de Word",
  "Answers by e-mail and phone from people who work with chapters every day":
    "Respuestas por correo y teléfono de personas que trabajan cada día con capítulos",
  "A check of your standing in the IRS's public files, with the date of the file":
    "Una revisión de su situación en los archivos públicos del IRS, con la fecha del archivo",
  "Chapter bylaws you can change at any time, with every earlier version kept":
    "Estatutos del capítulo que puede cambiar cuando quiera, con todas las versiones anteriores guardadas",
  "Officer changes each spring made easy: records and reminders pass to the next treasurer":
    "Un cambio de directivos fácil cada primavera: registros y recordatorios pasan a quien siga en la tesorería",
  "State incorporation papers prepared, if your chapter wants to incorporate":
    "Los documentos estatales de constitución preparados, si su capítulo quiere constituirse",
  "Where your chapter stands in its three years without a return, from the IRS's own files":
    "En qué punto está su capítulo de los tres años sin declaración, según los archivos del IRS",
  "One contact person who knows your chapter, by e-mail and phone":
    "Una persona de contacto que conoce su capítulo, por correo y teléfono",
  "Your state corporate report prepared each year, where your state asks for one":
    "Su informe corporativo estatal preparado cada año, donde su estado lo pide",
  "The yearly facts your headquarters needs about your chapter, gathered and sent once":
    "Los datos anuales que su sede necesita de su capítulo, reunidos y enviados una sola vez",
  "Paid by your group: nothing to pay here, and no card needed":
    "Pagado por su grupo: aquí no hay nada que pagar y no hace falta tarjeta",
  "Your membership and its renewal in sight of your headquarters":
    "Su membresía y su renovación, a la vista de su sede",
  "Answers by e-mail and phone, for you and for your headquarters":
    "Respuestas por correo y teléfono, para usted y para su sede",
};

/** What membership brings, in a language: in Spanish, what staff wrote themselves stays as they wrote it. */
export const wordFeatures = (features: readonly string[], locale: Locale): readonly string[] =>
  locale === "es" ? features.map((feature) => inSpanish[feature] ?? feature) : features;
