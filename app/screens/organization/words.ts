import { defineMessages } from "#modules/platform/messages";

/** Words of an organization's public profile and of the editor for its picture. */
export const profileMessages = defineMessages({
  en: {
    "image.title": "Public profile header image",
    "image.lede":
      "The picture across the top of your public profile: your team, your stage, your field.",
    "image.current": "Your picture now",
    "image.sample": "The sample picture, shown until you upload your own",
    "image.preview": "Your new picture, not uploaded yet",
    "image.alt": "Header picture of {name}",
    "image.file": "New picture",
    "image.hint": "JPEG, PNG or GIF, at most {size}. It is cut to a wide banner from the middle.",
    "image.submit": "Upload picture",
    "image.clear": "Clear image",
    "image.view": "View my public profile.",
    "image.sending": "Uploading your picture",
    "image.preparing": "Preparing your picture...",
    "image.cancel": "Cancel",
    "image.done": "Your new picture is in place.",
    "image.cleared": "The sample picture is back.",
    "image.failed": "That didn't work.",
    "image.unreached": "We could not be reached. Check your connection and try again.",
    "image.missing": "Choose a picture first.",
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
