import { compareDates } from "#modules/platform/dates";
import { formSchema } from "#modules/platform/forms/index.server";
import { message } from "#modules/platform/messages";
import { alertForm } from "./form";
import { alertMessages } from "./messages";

/** An alert as staff enter it; its days must be in order. */
export const alertSchema = formSchema(alertForm).check((ctx) => {
  const { starts_on, ends_on } = ctx.value;
  if (compareDates(ends_on, starts_on) >= 0) return;
  const params = { message: message(alertMessages, "daysOrder") };
  ctx.issues.push({ code: "custom", input: ends_on, params, path: ["ends_on"] });
});
