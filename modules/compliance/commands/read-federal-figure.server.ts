import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type CivilDate, compareDates, parseCivilDate, toUtcDate } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { type Cents, parseMoney } from "#modules/platform/money";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { officeToday } from "../domain/office";
import { federalFigures } from "../kinds";
import { complianceMessages } from "../messages";
import type { FederalFigureFields } from "../schemas";

/**
 * Keeps a newer reading of a figure of the IRS, which pages show from then on; earlier ones stay.
 * Refusals: those of `refuseUnlessMay`; `invalid` at the fields.
 */
export async function readFederalFigure(
  ctx: Ctx,
  fields: FederalFigureFields,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const reading = readFields(fields, officeToday(ctx.now()));
  if (!reading.ok) return reading;
  const { name, amount, asOf, readOn } = reading.value;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.federalFigure.createMany({
      data: {
        name,
        asOf: toUtcDate(asOf),
        amountCents: amount,
        sourceUrl: fields.source_url.trim(),
        readOn: toUtcDate(readOn),
        confirmed: true,
      },
      skipDuplicates: true,
    });
    if (count === 0) {
      return refuse({ code: "invalid", errors: { as_of: [words("asOfKnown")] } });
    }
    await audit(tx, {
      action: "compliance.federal-figure-read",
      subject: `federal-figure:${name}`,
      data: { amount, asOf, readOn, source: fields.source_url.trim() },
    });
    return ok(undefined);
  });
}

type Words = Exclude<
  keyof (typeof complianceMessages)["en"],
  "count" | "sourceOf" | "readOnOf" | "confirmedOf"
>;
const words = (key: Words): MessageRef => message(complianceMessages, key);

interface Reading {
  readonly name: (typeof federalFigures)[number];
  readonly amount: Cents;
  readonly asOf: CivilDate;
  readonly readOn: CivilDate;
}

/** Everything that is wrong is said at once. */
function readFields(fields: FederalFigureFields, today: CivilDate): Result<Reading> {
  const errors: FieldErrors = {};
  const name = federalFigures.find((one) => one === fields.name);
  if (!name) errors.name = [words("choose")];
  const amount = parseMoney(fields.amount);
  if (!amount.ok) errors.amount = [amount.message];
  else if (amount.value === 0) errors.amount = [words("amountPositive")];
  if (!/^https:\/\/www\.irs\.gov\/./.test(fields.source_url.trim())) {
    errors.source_url = [words("sourceIrs")];
  }
  const readOn = parseCivilDate(fields.read_on.trim());
  if (!readOn) errors.read_on = [words("dayShape")];
  else if (compareDates(readOn, today) > 0) errors.read_on = [words("dayAhead")];
  const asOf = parseCivilDate(fields.as_of.trim());
  if (!asOf) errors.as_of = [words("dayShape")];
  else if (readOn && compareDates(asOf, readOn) > 0) errors.as_of = [words("asOfAfterReading")];
  return name && amount.ok && asOf && readOn && Object.keys(errors).length === 0
    ? ok({ name, amount: amount.value, asOf, readOn })
    : refuse({ code: "invalid", errors });
}
