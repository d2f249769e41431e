import { defineMessages } from "#modules/platform/messages";

/** Words of staff's pages of banners. */
export const alertStaffMessages = defineMessages({
  en: {
    title: "Banners",
    lede: "A banner is shown above every public page from its first to its last day. A visitor who closes it does not see it for a day; changed words show again.",
    new: "New banner",
    newTitle: "New banner",
    editTitle: "Banner",
    formLede:
      "Say in one sentence what has happened and what to do. The days count from midnight to midnight, Eastern time.",
    backToList: "Back to all banners",
    caption: "All banners",
    columnText: "Text",
    columnKind: "Kind",
    columnDays: "Days",
    columnState: "State",
    days: "{from} to {to}",
    "moment.soon": "Planned",
    "moment.shown": "Shown now",
    "moment.over": "Over",
    emptyTitle: "No banners yet",
    empty: "Make one before the office closes for a holiday.",
    preview: "Preview",
    previewTitle: "This is how it looks",
    save: "Save",
    end: "End it now",
    endText: "It goes from all pages within seconds and does not come back.",
    ended: "This banner is over. Make a new one to say it again.",
  },
});
