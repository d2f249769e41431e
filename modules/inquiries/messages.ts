import { defineMessages } from "#modules/platform/messages";

/** Why what a visitor or staff sent was refused, and how messages name the fields. */
export const inquiryMessages = defineMessages({
  name: "inquiryRefusal",
  en: {
    labelRating: "rating",
    labelComments: "comments",
    labelUrl: "page",
    labelText: "text",
    labelAssignee: "assigned to",
    labelStep: "step",
    labelVersion: "version",
    labelIsDone: "done",
    ratingShape: "Choose one to five stars.",
    urlShape: "This is not a page of this site.",
    changed: "Somebody else has changed this inquiry. Look at it again before you go on.",
    assigneeUnknown: "Choose a person of the staff.",
    stateKept: "It is there already.",
  },
});
