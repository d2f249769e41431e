import { defineMessages } from "#modules/platform/messages";

/** Why two accounts are not merged, and what is to be done first. */
export const consoleMessages = defineMessages({
  en: {
    mergeSame: "This is one account. Look for the other one.",
    mergeAlready:
      "Account {id} was merged into account {into} before. Merge with account {into} instead.",
    mergeSuspended:
      "Account {id} is suspended. Settle why and restore it first; it can be suspended again afterwards.",
    mergeGroups:
      "They belong to different groups. Settle first to which one the organization belongs.",
    mergeHeadquarters:
      "Account {id} is the headquarters of a group. Keep that one and merge the other one into it.",
    mergeChapter:
      "One is the headquarters of the group that the other one belongs to. They are two organizations and stay two accounts.",
    mergePayment:
      "A payment of account {id} is under way. Wait until it has ended, or cancel it first.",
    mergeRefund: "Money is on its way back to account {id}. Wait until the provider has answered.",
    mergeUnderWay:
      "Both have an application or a renewal under way. Decide or cancel that of one of them first.",
    mergeMembers:
      "Both are members now, one until {one} and one until {other}. End the one that is not wanted first, at the end of its account's page.",
    mergeSameYear:
      "Both were renewed for {date}, and one of the two renewals is open. Cancel that one first.",
    mergeRenewal:
      "The renewal under way at account {id} is of a membership that would not stay. Cancel it first.",
    mergeChanged:
      "Something about these accounts has changed since the page was opened. Look at it once more.",
    mergeBusy: "Somebody is working on one of these accounts just now. Try again in a minute.",
  },
});
