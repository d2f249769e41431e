import { defineMessages } from "#modules/platform/messages";

/** Words of the resolution for the bank, on its page and on paper. */
export const resolutionWords = defineMessages({
  name: "bankResolution",
  en: {
    title: "A resolution for your bank",
    lede: "When the people who sign at the bank change, banks ask for a decision of the club, certified by two officers. Your bank may want its own form: ask before you sign this one.",
    decided: "What was decided",
    sign: "Who signs from now on",
    leave: "Who no longer signs",
    leaveHint: "Former officers, and those who sign now.",
    nobody: "Nobody is in the roster yet. Enter the terms of your officers first.",
    enter: "Enter a term",
    power: "What signers may do",
    "power.checks": "Sign checks and make transfers",
    "power.deposits": "Deposit and endorse checks",
    "power.online": "Use online banking and cards",
    "power.accounts": "Open and close accounts",
    certify: "Who certifies it",
    certifyHint: "Two different officers, often the president and the secretary.",
    submit: "Make the PDF",
    back: "Back to the officers",
  },
});
