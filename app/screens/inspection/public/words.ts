import { defineMessages } from "#modules/platform/messages";

/** Words of the page on which an organization shows what the law has it show. */
export const publicWords = defineMessages({
  name: "inspection",
  en: {
    title: "Public papers of {name}",
    lede: "What a tax-exempt organization shows to everybody: its application for exemption and its newest returns. Free, as filed, without signing in.",
    about: "The organization",
    name: "Name",
    ein: "EIN",
    group: "Group exemption",
    groupOf: "{name}",
    groupWithNumber: "{name}, group exemption number {gen}",
    exemption: "Application for exemption",
    groupText:
      "It is exempt under the group exemption of {name}. The application and the IRS's letter are those of the group: its headquarters shows them.",
    exemptionNone: "No paper is here. Ask the organization for a copy.",
    application: "Application for exemption",
    letter: "Letter of the IRS",
    returns: "Annual returns",
    returnsNone: "No return is here. Ask the organization for a copy.",
    returnOf: "Form {form} for the fiscal year that ended {end}",
    until: "Here until {date}.",
    postcard: "Form 990-N (e-Postcard) for the fiscal year that ended {end}",
    postcardText: "It has no paper: the IRS shows it.",
    irs: "Search at the IRS",
    download: "Download (PDF, {size})",
    downloadOf: "Download (PDF, {size}): {name}",
    right: "Your right to see them",
    rightText:
      "Whoever asks may look at these papers at the organization, and gets copies: in person at once, in writing within {days} days. Names of contributors are left out.",
    source: "The IRS on public disclosure",
  },
});
