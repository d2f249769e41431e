import { compareDates } from "#modules/platform/dates";
import { onceRight } from "#modules/platform/fields";
import { formSchema } from "#modules/platform/forms/index.server";
import { message } from "#modules/platform/messages";
import { alertForm } from "./form";
import { alertMessages } from "./messages";

/** An alert as staff enter it; its days must be in order. */
export const alertSchema = formSchema(alertForm).refine(
  ({ starts_on, ends_on }) => compareDates(ends_on, starts_on) >= 0,
  {
    path: ["ends_on"],
    params: { message: message(alertMessages, "daysOrder") },
    when: onceRight("starts_on", "ends_on"),
  },
);
