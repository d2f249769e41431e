import { defineMessages } from "#modules/platform/messages";

/** Words of the two entry forms of contests. */
export const entryMessages = defineMessages({
  name: "entry",
  en: {
    title: "Submit an entry.",
    "description.photo": "Send a photo of your club to our contest.",
    "description.video": "Send a video of your club to our contest.",
    "lede.photo": "One photo of your club, your volunteers or your school.",
    "lede.video": "One video of your club, your volunteers or your school.",
    open: "Entries are taken from {from} to {to}, until midnight Eastern Time.",
    rules: "Rules of the contest",
    gallery: "See what others have sent",
    "other.photo": "Do you have a photo? Enter the photo contest",
    "other.video": "Do you have a video? Enter the video contest",
    organization: "Organization name",
    isMember: "My organization is a current member",
    email: "E-mail",
    type: "Who/what are you celebrating?",
    "type.booster_club": "Booster club volunteers or activities",
    "type.school_staff": "School staff or coaches",
    "type.empty": "Nothing, I just want to submit an entry",
    "message.photo": "Tell us about your photo!",
    "message.video": "Tell us about your video!",
    "file.photo": "Your photo",
    "file.video": "Your video",
    "prompt.photo": "One photo per entry",
    "prompt.video": "One video per entry",
    "fileHint.photo": "Drag it here or click. BMP, JPEG, PNG, SVG, WebP or GIF, at most {size}.",
    "fileHint.video":
      "Drag it here or click. MP4, MOV, MKV, WebM, OGG, 3GP and others, at most {size}.",
    release: "Everyone in it agrees to being shown, and so does a parent of anyone under 18",
    releaseHint: "We ask before we show an entry for which this is not ticked.",
    moderation:
      "We look at every entry before we show it. Where it was taken is removed from the file.",
    submit: "Submit",
    reset: "Reset",
    chosenStays:
      "A video is chosen already and stays. To send another one, press the button and choose it.",
    "full.title": "Limit reached!",
  },
});
