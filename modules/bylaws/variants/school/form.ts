import { z } from "zod";
import { flag, namedFields, optionalText } from "#modules/platform/fields";
import type { BylawsForm } from "../../templates/form";
import { fieldLabels } from "../../templates/words";
import { boosterFields } from "../booster/form";
import { cooperationFlags, schoolLimits, schoolWords } from "./words";

/** The school variant is a school's, whatever was sent. */
const alwaysSchool = z.pipe(
  z.unknown(),
  z.transform(() => true),
);

const schema = namedFields(fieldLabels(schoolWords))({
  ...boosterFields,
  is_school: alwaysSchool.default(true),
  school_official_title: optionalText({ max: schoolLimits.official }),
  is_organization_approval_required: flag(),
  is_bylaws_approval_required: flag(),
  is_officers_required: flag(),
  is_incorporation_required: flag(),
  is_501c3_required: flag(),
  is_principal_nonvoting_board_member_required: flag(),
  is_monthly_financial_reports_required: flag(),
  is_officers_registered_volunteers_required: flag(),
  is_no_compensation_of_school_employees: flag(),
  is_no_handling_of_funds_by_school_employees: flag(),
}).refine(
  (answers) =>
    !cooperationFlags.some((name) => answers[name] === true) ||
    answers.school_official_title !== "",
  // Said together with the other fields' faults, not only after they are mended.
  { path: ["school_official_title"], params: { rule: "required" }, when: () => true },
);

export type SchoolAnswers = z.output<typeof schema>;

/** The form of a school's booster club. */
export const schoolForm = { ...schoolWords, schema } as const satisfies BylawsForm<
  "school",
  SchoolAnswers
>;
