import { defineMessages, type Translation } from "#modules/platform/messages";

/** What winners read. */
export const entryWonWords = defineMessages({
  en: {
    wonSubject: "{title} in “{contest}”",
    wonHeading: "Congratulations!",
    wonText: "The entry of {organization} to “{contest}” has won: {title}.",
    wonNext: "It is at the top of the gallery now, for everybody to see.",
    wonAction: "See the winners",
  },
});

export const entryWonSpanish: Translation<typeof entryWonWords> = {
  wonSubject: "{title} en «{contest}»",
  wonHeading: "¡Felicidades!",
  wonText: "La participación de {organization} en «{contest}» ganó: {title}.",
  wonNext: "Ahora está al comienzo de la galería, a la vista de todos.",
  wonAction: "Ver los ganadores",
};
