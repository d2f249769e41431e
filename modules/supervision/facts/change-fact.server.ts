import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { officeToday, parseCivilDate, toUtcDate } from "#modules/platform/dates";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { isSupervisionFact, numberBounds, supervisionFacts } from "../domain/facts";
import type { SupervisionFactFields } from "../schemas";
import { conflict, notFound, readDay, readPast, words } from "../store.server";

export interface ChangedSupervisionFact {
  readonly name: string;
  readonly fields: SupervisionFactFields;
}

/**
 * Changes a setting with where and when it was read: staff whose work texts are. Both values go into
 * the record of changes. Refusals: `not_found` for no such setting; `invalid` at the fields;
 * `conflict` when somebody else changed it meanwhile.
 */
export async function changeSupervisionFact(
  ctx: Ctx,
  { name, fields }: ChangedSupervisionFact,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  if (!isSupervisionFact(name)) return notFound();
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const errors: FieldErrors = {};
    let value = fields.value.trim();
    if (supervisionFacts[name] === "day") {
      const read = readDay(parseCivilDate(value));
      if ("wrong" in read) errors.value = [read.wrong];
      else value = read.day;
    } else {
      const bounds = numberBounds[name as keyof typeof numberBounds];
      const isWhole = /^\d{1,4}$/.test(value);
      if (!isWhole || Number(value) < bounds.from || Number(value) > bounds.to) {
        errors.value = [words("wholeNumber", bounds)];
      } else value = String(Number(value));
    }
    const sourceName = fields.source_name.trim();
    if (sourceName === "") errors.source_name = [words("sourceMissing")];
    const sourceUrl = fields.source_url.trim();
    if (sourceUrl !== "" && !sourceUrl.startsWith("https://")) {
      errors.source_url = [words("linkShape")];
    }
    const readOn = readPast(fields.read_on, officeToday(tx.now()));
    if ("wrong" in readOn) errors.read_on = [readOn.wrong];
    if (Object.keys(errors).length > 0 || "wrong" in readOn) {
      return refuse({ code: "invalid", errors });
    }
    const before = await tx.tx.supervisionFact.findUniqueOrThrow({ where: { name } });
    const { confirmed } = fields;
    const { count } = await tx.tx.supervisionFact.updateMany({
      where: { name, version: fields.version },
      data: {
        value,
        sourceName,
        sourceUrl,
        readOn: toUtcDate(readOn.day),
        confirmed,
        version: { increment: 1 },
      },
    });
    if (count === 0) return conflict("changedMeanwhile");
    await audit(tx, {
      action: "supervision.setting-changed",
      subject: `setting:${name}`,
      data: {
        was: { value: before.value, source: before.sourceName, confirmed: before.confirmed },
        is: { value, source: sourceName, url: sourceUrl, readOn: readOn.day, confirmed },
      },
    });
    return ok(undefined);
  });
}
