import { defineMessages } from "#modules/platform/messages";

/** Words of the question at the end of every resource page. */
export const ratingWords = defineMessages({
  name: "rating",
  en: {
    title: "Was this resource helpful?",
    stars: "Your rating",
    star: { one: "{count} star", other: "{count} stars" },
    comments: "Comments",
    commentsHint: "What was missing, or what helped?",
    submit: "Submit",
    thanks: "Thank you, we have received your review!",
    back: "Back to the page",
  },
});
