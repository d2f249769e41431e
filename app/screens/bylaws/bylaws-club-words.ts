import { defineMessages } from "#modules/platform/messages";

/** What a signed-in person reads above a form that makes bylaws. */
export const bylawsClubMessages = defineMessages({
  name: "bylawsClub",
  en: {
    title: "For {name}",
    text: "What we know of your organization is filled in: look it over. You will find the bylaws among its documents.",
    choice: "Which organization are these bylaws for?",
  },
});
