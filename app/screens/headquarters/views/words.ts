import { defineMessages } from "#modules/platform/messages";

/** Words of the page of saved views. */
export const viewsWords = defineMessages({
  en: {
    title: "Saved views",
    lede: "What you searched and filtered, to be opened again. They are yours alone.",
    list: "Your views",
    name: "Name",
    nameHint: "For example: Texas, at risk.",
    save: "Save this view",
    saveTitle: "Save a view",
    remove: "Remove {name}",
    removeShort: "Remove",
    empty: "No saved views",
    emptyText: "Search or filter on the board, then choose to save the view.",
    back: "Back to the board",
  },
});
