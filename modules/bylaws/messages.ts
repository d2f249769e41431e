import { defineMessages } from "#modules/platform/messages";

/** What the bylaws forms and their waiting pages say. The documents' own text is in `templates/`. */
export const bylawsMessages = defineMessages({
  en: {
    chapterTitle: "Bylaws for a Greek chapter",
    chapterDescription:
      "For a fraternity or sorority chapter that is, or wants to be, a 501(c)(7) social club.",
    nameLabel: "Full legal name of the chapter",
    nameHint:
      "Write it as it stands on your EIN letter or articles of incorporation, with the chapter's designation.",
    purposeLabel: "Purpose of the chapter",
    purposeHint:
      "Say what the chapter does for its members. Do not rely on fundraising alone: it is not a tax-exempt purpose.",
    fiscalYearEndLabel: "Fiscal year ends on the last day of",
    fiscalYearEndHint: "This month must match the fiscal year end that you gave the IRS.",
    highlightLabel: "Highlight my responses in the document.",
    nameField: "name",
    purposeField: "purpose",
    fiscalYearEndField: "fiscal year end",
    highlightField: "highlight",
    versionField: "version",
    samplePurpose:
      "To promote friendship, scholarship, leadership and good character among its members; to provide social and recreational activities for their shared enjoyment; to serve the campus and the wider community; and to uphold the ideals and traditions of its national organization.",
    generate: "Generate",
    disclaimerTitle: "Please read this first",
    disclaimer:
      "These bylaws are general best practice. They must be reviewed before use and are not guaranteed to be suitable for your organization. They are not legal or tax advice.",
    clauseReason: "Why is this here?",
    clauseLaw: "Legal reference",
    outOfDate:
      "The wording of these bylaws has changed since this form was opened. Please check your answers and send the form again.",
    unknownVersion: "The version field must be the version of the wording that the form shows.",
    tooManyVersions:
      "These bylaws have reached {max} versions. Please start over to make new bylaws.",
    storageFailure: "The document could not be stored. Please try again in a few minutes.",
    renderFailure: "The document could not be made. Please check your answers and try again.",
  },
});
