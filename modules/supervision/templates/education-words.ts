import { defineMessages } from "#modules/platform/messages";

/** What people of chapters read of what they have to know. */
export const educationWords = defineMessages({
  en: {
    subject: "{group}: {title}",
    heading: "{title}",
    preview: "What {organization} has to know to keep its tax exemption",
    text: "{group} sends this to {organization}, because a group exemption is kept only when each chapter knows the rules.",
    link: "Read it here: {url}",
    ask: "When you have read it, confirm that on the page behind the button. The page also shows which papers your headquarters waits for.",
    action: "Confirm, and send papers",
  },
});
