import { defineMessages } from "#modules/platform/messages";

/** Words of an organization's public profile. */
export const profileMessages = defineMessages({
  name: "publicProfile",
  en: {
    "show.alt": "Header picture of {name}",
    "show.place": "Place",
    "show.website": "Website",
    "show.phone": "Phone",
    "show.about": "About us",
    "show.member": "Member of {brand}",
    "show.ownTitle": "This is how others see you.",
    "show.own": "Only what you chose to show is here.",
    "show.previewTitle": "Only you see this page.",
    "show.preview": "It opens to everybody when your membership begins.",
    "show.changePicture": "Change picture",
    "show.changeText": "Change what is shown",
    "show.empty": "This organization has not said more about itself yet.",
  },
});
