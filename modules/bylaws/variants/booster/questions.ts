import { defineMessages } from "#modules/platform/messages";

/** What the general variant is called, and for whom it is. */
export const boosterTitles = defineMessages({
  en: {
    boosterTitle: "Bylaws for a booster club",
    boosterDescription:
      "For a parent booster club or support group that is, or wants to be, a 501(c)(3) charity.",
  },
});

/** How the general variant asks what no other does. */
export const boosterQuestions = defineMessages({
  en: {
    boosterNameLabel: "Full legal name of the booster organization",
    boosterNameHint: "Write it as it appears on your EIN letter or articles of incorporation.",
    boosterPurposeLabel: "Purpose of the organization",
    boosterPurposeHint:
      "Say what the organization does and for whom. Do not rely on fundraising alone: it is not a tax-exempt purpose.",
    boosterSamplePurpose:
      "To support and enrich the activities and education of the students who take part in the program; to provide equipment, instruction and experiences beyond the program's budget; to encourage families to volunteer; and to recognize the achievements of all students alike.",
    facilityLabel: "School or facility supported",
    facilityHint: "The full name, for example Lincoln High School.",
    facilityField: "school or facility",
    isSchoolLabel: "It is a school.",
    isSchoolField: "school",
    attendeeMinimumLabel: "Members who must attend for a meeting to decide (quorum)",
    attendeeMinimumHint:
      "A number such as 10, a percentage from 1%, or a fraction of at least 1/10. For most clubs 10% to 25% works; below 10% we warn you.",
    attendeeMinimumField: "attendee minimum",
    attendeeMinimumDecides: "Quorum",
    requestMinimumLabel: "Members who can call for a special meeting",
    requestMinimumHint: "A number such as 5, a percentage from 1%, or a fraction of at least 1/10.",
    requestMinimumField: "request minimum",
    requestMinimumDecides: "Members who can call a special meeting",
    nominationMonthLabel: "Nominations begin in",
    nominationMonthHint:
      "The month nominations begin, generally 1-3 months before elections. February, March and April are usual.",
    nominationMonthField: "nomination month",
    annualMeetingMonthLabel: "The annual meeting, with elections, is held in",
    annualMeetingMonthHint: "Officers are elected at this meeting. April, May and June are usual.",
    annualMeetingMonthField: "annual meeting month",
    termStartLabel: "Officers take office on the first day of",
    termStartHint:
      "Leave it open if they take office with your fiscal year. Choose a month if that would be long after the election.",
    termStartField: "month in which officers take office",
    centralOrganizationLabel: "Organization whose group exemption covers you",
    centralOrganizationHint:
      "Its full legal name. Leave it empty if you have a determination letter of your own, or none yet.",
    centralOrganizationField: "organization with the group exemption",
  },
});
