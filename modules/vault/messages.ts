import { defineMessages } from "#modules/platform/messages";

/** Why a change of the vault was refused, and how messages name its fields. */
export const vaultMessages = defineMessages({
  en: {
    labelCategory: "category",
    labelKind: "paper",
    labelTitle: "title",
    labelDatedOn: "date",
    labelEndsOn: "last day",
    labelPrivate: "private",
    dayOutside: "Enter a day between January 1, 1900 and December 31, 2100.",
    endsBefore: "The last day comes before the date of the paper.",
    privateForbidden: "Only the primary user and the treasurer may mark a paper private.",
    changedMeanwhile: "Somebody else changed this paper meanwhile. Compare, and save again.",
  },
});
