import { defineMessages } from "#modules/platform/messages";

/** What the schools' variant is called, and for whom it is. */
export const schoolTitles = defineMessages({
  en: {
    schoolTitle: "Bylaws for a school's booster club",
    schoolDescription:
      "For a booster club whose school or district asks for certain rules. Only what you tick goes into the document.",
    cooperationTitle: "School Cooperation",
    cooperationHint: "Tick what your school or district asks of its booster clubs.",
  },
});

/** How the schools' variant asks what no other does. */
export const schoolQuestions = defineMessages({
  en: {
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
  },
});
