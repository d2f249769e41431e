import { defineMessages } from "#modules/platform/messages";

/** Words of the lists of bylaws: an account's papers, and what staff look at. */
export const bylawsListMessages = defineMessages({
  en: {
    title: "Bylaws",
    lede: "The bylaws among the papers of {name}.",
    make: "Make new bylaws",
    caption: {
      one: "{count} set of bylaws",
      other: "{count} sets of bylaws",
    },
    organization: "Organization",
    saved: "Last saved",
    version: "Version",
    documents: "Document",
    viewOnline: "View online",
    emptyTitle: "No bylaws yet",
    empty:
      "Make them in a few minutes. Bylaws that you made before you signed in can be kept too: open their address and choose to keep them.",
    staffTitle: "Failed bylaws",
    staffLede: "Documents that could not be made, and those that are still being made.",
    views: "States",
    failed: "Failed ({count})",
    preparing: "Being made ({count})",
    document: "Document",
    whose: "Whose",
    visitor: "A visitor",
    asked: "Asked for",
    reason: "Why",
    act: "Action",
    tryAgain: "Try again",
    documentName: "{name}, version {number}",
    noneFailedTitle: "Nothing failed",
    noneFailed: "Every document could be made.",
    nonePreparingTitle: "Nothing waits",
    nonePreparing: "Every document that was asked for is there.",
    queueCaption: {
      one: "{count} document",
      other: "{count} documents",
    },
  },
});
