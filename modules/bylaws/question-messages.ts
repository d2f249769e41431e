import { defineMessages } from "#modules/platform/messages";

/** How the forms' fields are asked. Pages get the words of their own form; browsers need no more. */
export const questionMessages = defineMessages({
  en: {
    boosterNameLabel: "Full legal name of the booster organization",
    boosterNameHint: "Write it as it stands on your EIN letter or articles of incorporation.",
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
      "A number such as 10, a percentage such as 25%, or a fraction of at least 1/10.",
    attendeeMinimumField: "attendee minimum",
    requestMinimumLabel: "Members who can call for a special meeting",
    requestMinimumHint:
      "A number such as 5, a percentage such as 10%, or a fraction of at least 1/10.",
    requestMinimumField: "request minimum",
    nominationMonthLabel: "Nominations begin in",
    nominationMonthHint: "The month nominations begin, generally 1-3 months before elections.",
    nominationMonthField: "nomination month",
    annualMeetingMonthLabel: "The annual meeting, with elections, is held in",
    annualMeetingMonthHint: "Officers are elected at this meeting.",
    annualMeetingMonthField: "annual meeting month",
    officialLabel: "Title of the school official",
    officialHint:
      "Whom the rules below name, for example principal or activities director. Required when you tick any of them.",
    officialField: "school official's title",
    organizationApprovalLabel: "The organization needs the school's approval every year.",
    organizationApprovalField: "approval of the organization",
    bylawsApprovalLabel: "The school approves the bylaws and their amendments.",
    bylawsApprovalField: "approval of the bylaws",
    officersLabel: "The school receives a list of the officers after each election.",
    officersField: "list of officers",
    incorporationLabel: "The organization must be incorporated.",
    incorporationField: "incorporation",
    exemptionLabel: "The organization must be exempt under section 501(c)(3).",
    exemptionField: "501(c)(3) exemption",
    principalLabel: "The school official is a nonvoting member of the board.",
    principalField: "nonvoting board member",
    monthlyReportsLabel: "The school receives a financial report every month.",
    monthlyReportsField: "monthly financial reports",
    volunteersLabel: "Officers must be registered school volunteers.",
    volunteersField: "registered volunteers",
    noCompensationLabel: "School employees receive no pay or gifts from the organization.",
    noCompensationField: "no compensation of school employees",
    noHandlingLabel: "School employees do not handle the organization's money.",
    noHandlingField: "no handling of funds by school employees",
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
  },
});
