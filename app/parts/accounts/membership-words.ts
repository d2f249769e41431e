import { defineMessages } from "#modules/platform/messages";

/** Whether a membership with us is paid, and what whoever belongs to no organization is told. */
export const membershipWords = defineMessages({
  name: "membership",
  en: {
    good: "Membership current",
    soon: "Renews soon",
    late: "Membership late",
    new: "Not a member",
    noneTitle: "No organization yet",
    none: "Your sign-in does not belong to an organization. Ask its primary user to add you, or write to {email}.",
  },
});
