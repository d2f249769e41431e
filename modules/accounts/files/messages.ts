import { defineMessages } from "#modules/platform/messages";

/** Why a file or a picture of an account was refused. */
export const accountFileMessages = defineMessages({
  en: {
    fileNeedsAccount: "Say which organization the file belongs to.",
    paramsShape: "Send one flat JSON object of short values.",
    pictureUnreadable:
      "We could not read this picture. Save it again as a JPEG or PNG of at most {megapixels} megapixels.",
    picturesBusy: "Many pictures are being prepared right now. Please try again in a minute.",
    labelProfileId: "organization",
    labelParams: "parameters",
  },
});
