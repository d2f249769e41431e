import { defineMessages } from "#modules/platform/messages";

export const renewalMessages = defineMessages({
  en: {
    notMember: "This organization has no membership to renew yet.",
    renewalChanged: "The renewal has changed. Please check the new total before you go on.",
    nothingToCancel: "There is no unpaid renewal to cancel.",
    cancelled: "Renewal cancelled",
    noReminder: "Keep at least one reminder.",
    "line.renewal": "{level}: renewal",
    "line.renewal.discount": "{level}: early-bird discount",
    "line.upgrade": "{level}: upgrade",
    "line.upgrade.discount": "{level}: upgrade discount",
    "line.incorporation": "Incorporation package",
    "line.incorporation.discount": "Incorporation package: discount",
  },
});
