import { defineMessages } from "#modules/platform/messages";

/** Words of the editor for the picture at the head of an organization's public profile. */
export const profileImageMessages = defineMessages({
  name: "profileImage",
  en: {
    title: "Public profile header image",
    lede: "The picture across the top of your public profile: your team, your stage, your field.",
    current: "Your picture now",
    sample: "The sample picture, shown until you upload your own",
    preview: "Your new picture, not uploaded yet",
    alt: "Header picture of {name}",
    file: "New picture",
    hint: "JPEG, PNG or GIF, at most {size}. It is cut to a wide banner from the middle.",
    submit: "Upload picture",
    clear: "Clear image",
    view: "View my public profile.",
    sending: "Uploading your picture",
    preparing: "Preparing your picture...",
    cancel: "Cancel",
    done: "Your new picture is in place.",
    cleared: "The sample picture is back.",
    failed: "That didn't work.",
    unreached: "We could not be reached. Check your connection and try again.",
    missing: "Choose a picture first.",
  },
});
