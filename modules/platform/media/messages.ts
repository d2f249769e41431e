import { defineMessages } from "../messages";

/** What is said of photos and videos that cannot be taken. */
export const mediaMessages = defineMessages({
  name: "mediaRefusal",
  en: {
    pictureUnreadable:
      "{name} could not be read. It may be damaged, larger than {megapixels} megapixels, or an animation of more than {frames} pictures.",
    videoUnreadable: "{name} could not be read as a video. It may be damaged or hold no picture.",
    videoCut:
      "{name} is not whole: its end is missing. Send it again, from where it was recorded or saved.",
    busy: "Many pictures are being prepared right now. Please try again in a minute.",
  },
});
