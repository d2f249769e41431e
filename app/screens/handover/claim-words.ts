import { defineMessages } from "#modules/platform/messages";

/** Words of the page on which a club that nobody is left in is claimed. */
export const claimWords = defineMessages({
  name: "claim",
  en: {
    title: "Claim a club that nobody is left in",
    description:
      "For a new officer of a club whose former officers can no longer be reached: claim its account with the minutes of your election, or with a letter of your school or headquarters.",
    lede: "For a new officer whose predecessors can no longer be reached. If one of them can, ask for a handover instead: it takes two minutes.",
    how: "What happens",
    how1: "Everybody whom we know of the club is told at once, and its people may object for 7 days. Its headquarters is told too.",
    how2: "Its headquarters, or our staff, look at your paper and decide.",
    how3: "If it is approved and nobody objects, you get a link to take the club over. Until then you see nothing of it, and its bonus money is locked.",
    file: "Minutes of your election, or a letter of your school or headquarters",
    fileHint: "A PDF, a Word file or a picture, up to {size}.",
    submit: "Send the claim",
    sentTitle: "Your claim was received",
    sentText:
      "We wrote to you, and to everybody whom we know of the club. The days to object end in a week; then, if it is approved, you get a link.",
  },
});
