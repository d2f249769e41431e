import { defineMessages } from "#modules/platform/messages";

/** Why a term of office was refused. */
export const officersMessages = defineMessages({
  name: "officersRefusal",
  en: {
    endBeforeStart: "The term ends before it starts. Enter a later last day.",
    tooLong: "A term is at most 10 years long.",
    dayOutside: "Enter a day between January 1, 1950 and December 31, 2100.",
    changedAhead: "Enter today or an earlier day: the change is told once it happened.",
    titleMissing: "Say what the office is called.",
    chooseOffice: "Choose an office.",
    treasurerIsPrimarys:
      "Ask your club's primary user to do this. The treasurer sees private papers and donors, so only the primary user may enter a treasurer, or change that person's e-mail, office or days.",
    fileMissing: "Choose one of your club's files.",
    doubled: "{name} holds this office already, from {from} to {to}.",
    limit: "A club keeps at most {max} terms of office. Remove some first.",
    changedMeanwhile:
      "Somebody else saved this meanwhile. Your entries are still here: compare, and save again.",
  },
});
