import { defineMessages } from "#modules/platform/messages";

/** Words of the form that publishes a paper. */
export const publishWords = defineMessages({
  name: "publishPaper",
  en: {
    title: "Publish “{title}”",
    lede: "Everybody may then read and download this paper, as it is, on the public page of {name}.",
    mayNot: "Only people of the organization publish its papers.",
    "bar.notPdf": "Only a PDF can be published. Upload the paper as a PDF.",
    "bar.notScanned":
      "No virus scanner has seen this paper, so it is not published. Ask us to turn the scanner on.",
    submit: "Publish",
    back: "Public papers",
  },
});
