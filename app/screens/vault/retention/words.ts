import { defineMessages } from "#modules/platform/messages";

/** Words of the page for papers whose period is over. */
export const retentionWords = defineMessages({
  name: "vaultRetention",
  en: {
    title: "What may go",
    lede: "Papers whose period is over. Nothing is ever deleted by itself.",
    counts: "{category}: {count}",
    label: "Tick what may go",
    row: "{title} ({category}, kept until {day})",
    more: {
      one: "{count} more is listed once these are gone.",
      other: "{count} more are listed once these are gone.",
    },
    agrees: "I understand that they cannot be brought back",
    submit: "Delete what is ticked",
    primary: "The primary user of your organization may delete them.",
    none: "Nothing may go",
    noneText: "No paper of yours has outlived its period.",
    held: "Held",
    heldText: "Their period is over, and they may not go yet.",
    received: "your headquarters received it and keeps it until {day}",
    "hold.audit": "for an audit",
    "hold.dispute": "for a dispute",
    rules: "How long papers are kept",
    rulesText:
      "Counted from the end of the fiscal year. Little of this is fixed by law for a small club: it is a proposal, and your board decides.",
    category: "Category",
    keep: "Keep",
    source: "Where it comes from",
    ever: "For ever",
    years: "{count} years",
    yearsAfterEnd: "{count} years after their end",
    "source.booster": "Advice to booster clubs: permanent papers for ever, financial ones 7 years",
    "source.proposal": "Our proposal",
    back: "All papers",
  },
});
