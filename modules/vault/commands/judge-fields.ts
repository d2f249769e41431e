import type { FileAbout } from "#modules/accounts/index.server";
import { type CivilDate, compareDates } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { papers } from "../domain/papers";
import { vaultMessages } from "../messages";
import type { PaperFields } from "../schemas";

const FIRST = "1900-01-01";
const LAST = "2100-12-31";

export const privateForbidden = refuseField(
  "is_private",
  message(vaultMessages, "privateForbidden"),
);

const isOutside = (day: CivilDate | null) => day !== null && (day < FIRST || day > LAST);

/**
 * What the fields say of a paper. One that clubs are asked for brings its category where none was
 * chosen. Refusal `invalid` at `dated_on` and `ends_on`.
 */
export function judgeFields(fields: PaperFields): Result<FileAbout> {
  const { category, kind, title, dated_on: datedOn, ends_on: endsOn } = fields;
  const errors: FieldErrors = {};
  const outside = message(vaultMessages, "dayOutside");
  if (isOutside(datedOn)) errors.dated_on = [outside];
  if (isOutside(endsOn)) errors.ends_on = [outside];
  else if (datedOn && endsOn && compareDates(endsOn, datedOn) < 0) {
    errors.ends_on = [message(vaultMessages, "endsBefore")];
  }
  if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
  return ok({
    category: category ?? (kind ? papers[kind].category : "other"),
    kind: kind ?? "",
    title: title.trim(),
    datedOn,
    endsOn,
    isPrivate: fields.is_private,
  });
}
