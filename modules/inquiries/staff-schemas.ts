import { z } from "zod";
import { flag, labelsFrom, namedFields, optionalText, readAs } from "#modules/platform/fields";
import { message } from "#modules/platform/messages";
import { inquiryLimits } from "./domain/kinds";
import { inquiryMessages } from "./messages";

const fields = namedFields(
  labelsFrom(inquiryMessages, {
    step: "labelStep",
    version: "labelVersion",
    text: "labelText",
    assignee: "labelAssignee",
    is_done: "labelIsDone",
  }),
);

/** What staff may do with an inquiry. */
const steps = ["note", "reply", "assign", "done", "spam", "reopen"] as const;
export type InquiryStep = (typeof steps)[number];

const id = (typed: string) => (/^\d{1,9}$/.test(typed) ? Number(typed) : undefined);

/** A step of staff: its words, or who is to have it; the version is what was looked at. */
export const stepSchema = fields({
  step: z.enum(steps),
  version: z.pipe(
    optionalText({ max: 9 }),
    readAs((typed) => id(typed), message(inquiryMessages, "changed")),
  ),
  text: optionalText({ max: inquiryLimits.message, isMultiline: true }),
  /** With an answer: nothing is left to do. */
  is_done: flag(),
  /** Nobody when empty. */
  assignee: z.pipe(
    optionalText({ max: 9 }),
    readAs(
      (typed) => (typed === "" ? null : id(typed)),
      message(inquiryMessages, "assigneeUnknown"),
    ),
  ),
});
