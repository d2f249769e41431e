import { defineMessages } from "#modules/platform/messages";

/** What the chapters' variant is called, and for whom it is. */
export const chapterTitles = defineMessages({
  en: {
    chapterTitle: "Bylaws for a Greek chapter",
    chapterDescription:
      "For a fraternity or sorority chapter that is, or wants to be, a 501(c)(7) social club.",
  },
});

/** How the chapters' variant asks what no other does. */
export const chapterQuestions = defineMessages({
  en: {
    nameLabel: "Full legal name of the chapter",
    nameHint:
      "Write it as it appears on your EIN letter or articles of incorporation, with the chapter's designation.",
    purposeLabel: "Purpose of the chapter",
    purposeHint:
      "Say what the chapter does for its members. Do not rely on fundraising alone: it is not a tax-exempt purpose.",
    nationalOrganizationLabel: "National organization",
    nationalOrganizationHint: "The full legal name of the organization that granted your charter.",
    nationalOrganizationField: "national organization's name",
    groupMemberLabel: "Our national organization's group exemption covers us.",
    groupMemberField: "group exemption",
    houseLabel: "Our chapter has a house.",
    houseField: "chapter house",
    samplePurpose:
      "To promote friendship, scholarship, leadership and good character among its members; to provide social and recreational activities for their shared enjoyment; to serve the campus and the wider community; and to uphold the ideals and traditions of its national organization.",
  },
});
