import { defineMessages } from "#modules/platform/messages";

/** Words of the entry forms once somebody chooses a file or sends it with script. */
export const liveMessages = defineMessages({
  name: "live",
  en: {
    "preview.photo": "Your photo, not sent yet",
    "preview.video": "A frame of your video, not sent yet",
    "preview.unavailable":
      "This browser cannot show a preview of the video. You can send it all the same.",
    severalTitle: "Oops...",
    "sending.title": "Uploading...",
    "sending.text": "This may take a minute.",
    "sending.label": "Sent",
    "sending.preparing": "It has arrived. We are looking at it...",
    "sending.cut": "The connection was cut. It goes on as soon as it is back.",
    "unfinished.title": "A video was not sent to its end",
    "unfinished.text":
      "{percent} % of {name} has arrived. Choose the same file and send it: it goes on from there.",
    "unfinished.discard": "Discard it",
    cancel: "Cancel",
    ok: "OK",
    used: "{used} of 3 entries used.",
    usedPhotoFull: "3 of 3 entries used. We cannot take another photo from you.",
    usedVideoFull: "3 of 3 entries used. You can send more videos, they just won't count.",
    "done.title": "Success!",
    "done.text": "We have received your entry.",
    "done.photo": "We love your images. Keep it up!",
    "done.video": "We love your videos. Keep it up!",
    "full.title": "Limit reached!",
    "full.text":
      "It looks like we have already received three entries for this organization or email address.",
    "over.title": "Limit!",
    "over.text":
      "We love your videos, but it looks like we have already received three entries from you.",
    "over.footer": "You can submit more, they just won't count.",
  },
});

/** Why there is no entry form today; the server puts it into words. */
export const closedMessages = defineMessages({
  name: "closed",
  en: {
    "moment.soon": "This contest is not open yet.",
    "moment.soonText": "Entries are taken from {from} to {to}. Please come back then.",
    "moment.over": "This contest is over.",
    "moment.overText":
      "Entries were taken from {from} to {to}. Thank you to everyone who took part.",
    "moment.none": "No contest is open right now.",
    "moment.noneText": "Please look again later.",
  },
});
