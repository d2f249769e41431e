import { defineMessages } from "#modules/platform/messages";

/** Words of the staff's page of an account. */
export const staffAccountMessages = defineMessages({
  en: {
    lede: "Account {id}",
    facts: "The account",
    level: "Level",
    none: "None yet",
    due: "Due date",
    bonus: "Referral bonus",
    group: "Group",
    groupBilled: "{group}, billed together",
    people: "People",
    primary: "{name}, primary user",
    nobody: "Nobody yet",
    renewal: "Renewal",
    renewalOpen: "Invoice {number} waits for {amount}",
    renewalNone: "None is open",
    openRenewal: "Renew on their behalf",
    seeRenewal: "See the renewal",
    changePeople: "Change people",
    payments: "Payments",
    finances: "Invoices and statement",
    papers: "Papers",
    profile: "Public profile",
    edit: "Edit the profile",
    merge: "Merge a duplicate…",
    applications: "Applications",
    more: "More of this account",
    lapsed: "Lapsed on {date}",
    grace: "Late; lapses after {date}",

    suspension: "Renewing at the basic level",
    suspendText:
      "A suspended account can renew with the upgrade to full service only. It is told that the basic level is not open to it, never why.",
    suspendedText: "Suspended: this account renews with the upgrade only.",
    reason: "Why",
    reasonHint: "For staff. It stands here and in the record of changes.",
    suspend: "Suspend from basic renewal",
    restore: "Allow it again",
    labelReason: "reason",
  },
});
