import { defineMessages } from "#modules/platform/messages";

/** Why a text was refused, and how messages name its fields. */
export const wordingMessages = defineMessages({
  en: {
    labelEn: "English text",
    labelEnOne: "English text for exactly one",
    labelEs: "Spanish text",
    labelEsOne: "Spanish text for exactly one",
    places: "Use each of these once or more, spelled like this, and no others: {places}.",
    noPlaces: "Nothing is filled in here, so leave out the braces: {places}.",
    bothForms: "Write both texts, or leave both empty.",
    changed: "Somebody else has changed this text. Look at it again before you save.",
  },
});
