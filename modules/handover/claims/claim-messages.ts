import { defineMessages } from "#modules/platform/messages";

/** Why something about a claim was refused, and how messages name its fields. */
export const claimMessages = defineMessages({
  name: "claimRefusal",
  en: {
    unknownClub: "We keep no club with this EIN. Check it, or write to us.",
    severalClubs: "We keep more than one club with this EIN. Write to us, and we look into it.",
    notNow:
      "This form cannot be used for this club and this address now. If you have a sign-in for the club, use that; otherwise write to us.",
    chooseOffice: "Choose an office.",
    titleMissing: "Say what the office is called.",
    fileMissing: "Add the minutes of your election, or a letter of your school or headquarters.",
    settled: "This claim was decided, or the days to object are over. Look at it again.",
    staffDecide: "Somebody objected: our staff decide now.",
    labelReason: "reason",
  },
});
