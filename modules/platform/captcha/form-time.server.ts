import { env } from "../env.server";
import { isSignature, sign } from "../ids.server";

/** Earliest and latest answer to a form sent without JavaScript, in milliseconds. */
const EARLIEST = env.FORM_MIN_SECONDS * 1_000;
const LATEST = 24 * 3_600_000;

/** When a form's page was made, signed for that form: `<milliseconds in base 36>.<signature>`. */
export function stampForm(formName: string, now: Date): string {
  const time = now.getTime().toString(36);
  return `${time}.${sign("form-time", `${formName}\n${time}`)}`;
}

/** Whether a stamp is genuine, of this form, and from `FORM_MIN_SECONDS` to 24 hours old. */
export function judgeStamp(
  formName: string,
  stamp: string,
  now: Date,
): "fine" | "tooEarly" | "expired" | "forged" {
  const [time = "", signature = "", ...rest] = stamp.split(".");
  const isGenuine = isSignature("form-time", `${formName}\n${time}`, signature);
  if (!isGenuine || rest.length > 0) return "forged";
  const age = now.getTime() - Number.parseInt(time, 36);
  if (age < EARLIEST) return "tooEarly";
  return age > LATEST ? "expired" : "fine";
}
