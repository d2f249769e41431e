import { defineMessages } from "#modules/platform/messages";

/** What staff read about the brake. */
export const holdNoticeWords = defineMessages({
  en: {
    "holdSubject.held": {
      one: "One club's standing waits for you",
      other: "The standing of {count} clubs waits for you",
    },
    "holdSubject.released": {
      one: "One club's standing was released",
      other: "The standing of {count} clubs was released",
    },
    "holdHeading.held": "Look at these changes before they are told",
    "holdHeading.released": "Changes that nobody decided on are released",
    "hold.all": {
      one: "The last files of the IRS would worsen the standing of one club.",
      other: "The last files of the IRS would worsen the standing of {count} clubs at once.",
    },
    "hold.group": {
      one: "The last files of the IRS would worsen the standing of one club of {group}.",
      other: "The last files of the IRS would worsen the standing of {count} clubs of {group}.",
    },
    "hold.central": {
      one: "The central organization of {group} is on the revocation list. Its group letter covers one club.",
      other:
        "The central organization of {group} is on the revocation list. Its group letter covers {count} clubs.",
    },
    "holdText.held":
      "Until you decide, the clubs see their old word with “being checked”, and no letters go. Release the changes if the files are right, drop them if they are not. Without a decision they are released on {by}.",
    "holdText.released":
      "The time to decide is over. The clubs see their new word now, and letters are on their way.",
    holdAction: "Look at the changes",
  },
});
