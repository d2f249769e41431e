import { defineMessages, type Translation } from "#modules/platform/messages";

/** What people read about the standing of their club. */
export const standingWords = defineMessages({
  en: {
    "subject.revoked": "{organization} has lost its tax exemption",
    "subject.at_risk": "{organization} could lose its tax exemption",
    "subject.attention": "{organization} is no longer at risk",
    "subject.good": "{organization} is in good standing again",
    "subject.unknown": "The standing of {organization} is not known",
    "heading.revoked": "{organization} has lost its tax exemption",
    "heading.at_risk": "{organization} could lose its tax exemption",
    "heading.attention": "{organization} is no longer at risk",
    "heading.good": "{organization} is in good standing again",
    "heading.unknown": "We cannot tell how {organization} stands",
    text: "We read the IRS's files and your papers, and the standing of {organization} has become worse.",
    textBetter:
      "We read the IRS's files and your papers, and the standing of {organization} has become better.",
    action: "See why, and what to do",
    reading:
      "This is our reading of the IRS's files and of your papers. It is not an IRS document.",
  },
});

export const standingSpanish: Translation<typeof standingWords> = {
  "subject.revoked": "{organization} ha perdido su exención de impuestos",
  "subject.at_risk": "{organization} podría perder su exención de impuestos",
  "subject.attention": "{organization} ya no está en riesgo",
  "subject.good": "{organization} está en regla otra vez",
  "subject.unknown": "No se sabe cómo está {organization}",
  "heading.revoked": "{organization} ha perdido su exención de impuestos",
  "heading.at_risk": "{organization} podría perder su exención de impuestos",
  "heading.attention": "{organization} ya no está en riesgo",
  "heading.good": "{organization} está en regla otra vez",
  "heading.unknown": "No podemos decir cómo está {organization}",
  text: "Leímos los archivos del IRS y sus documentos, y la situación de {organization} empeoró.",
  textBetter:
    "Leímos los archivos del IRS y sus documentos, y la situación de {organization} mejoró.",
  action: "Ver por qué, y qué hacer",
  reading:
    "Esta es nuestra lectura de los archivos del IRS y de sus documentos. No es un documento del IRS.",
};
