import { defineMessages } from "#modules/platform/messages";

/** Words of the public gallery of a contest. */
export const galleryMessages = defineMessages({
  name: "gallery",
  en: {
    lede: "What clubs and schools have sent us.",
    emptyTitle: "Nothing to see yet",
    empty: "We look at every entry before we show it here. Please come back soon.",
    winners: "Winners",
    others: "All other entries",
    enter: "Submit an entry",
    by: "by {organization}",
  },
});
