import { defineMessages } from "#modules/platform/messages";

/** Why a change of the vault was refused. */
export const vaultMessages = defineMessages({
  name: "vaultRefusal",
  en: {
    primaryDeletes: "Only the primary user may delete papers.",
    tickOne: "Tick the papers that may go.",
    agreeFirst: "Say that you understand that they cannot be brought back.",
    notDue:
      "One of these papers may not go: it is held, or its period is not over. Nothing was deleted. Look at the list again.",
    onlyProof:
      "“{title}” is the only proof of a duty of an open year. Nothing was deleted. Add another proof first.",
    received:
      "Your headquarters received “{title}” and has to keep it until {date}. Nothing was deleted. Take the tick off this paper.",
    dayOutside: "Enter a day between January 1, 1900 and December 31, 2100.",
    endsBefore: "The last day comes before the date of the paper.",
    privateForbidden: "Only the primary user and the treasurer may mark a paper private.",
    changedMeanwhile: "Somebody else changed this paper meanwhile. Compare, and save again.",
  },
});
