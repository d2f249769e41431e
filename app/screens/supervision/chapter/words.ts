import { defineMessages } from "#modules/platform/messages";

/** Words of one chapter's year. */
export const chapterYearWords = defineMessages({
  en: {
    title: "{name}, {year}",
    lede: "Supervision year of {group} from {from} to {to}.",
    closedOn: "This year was closed on {date}. Nothing in it changes any more.",
    reviews: "Reviews",
    none: "Nobody has reviewed it.",
    line: "{result}, {name} on {date}",
    review: "Your review",
    save: "Save the review",
    back: "All chapters of {year}",
  },
});
