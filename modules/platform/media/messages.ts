import { defineMessages } from "../messages";

/** What is said of photos and videos that cannot be taken. */
export const mediaMessages = defineMessages({
  en: {
    photoUnreadable:
      "{name} could not be read. It may be damaged, or larger than {megapixels} megapixels.",
    videoUnreadable: "{name} could not be read as a video. It may be damaged or hold no picture.",
    busy: "Many pictures are being prepared right now. Please try again in a minute.",
  },
});
