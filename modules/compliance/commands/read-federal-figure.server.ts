import type { z } from "zod";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type CivilDate, compareDates, officeToday, toUtcDate } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { complianceMessages } from "../messages";
import type { federalFigureSchema } from "../schemas";

type FederalReading = z.output<typeof federalFigureSchema>;

/**
 * Keeps a newer reading of a figure of the IRS, which pages show from then on; earlier ones stay.
 * Refusals: those of `refuseUnlessMay`; `invalid` at the fields.
 */
export async function readFederalFigure(ctx: Ctx, reading: FederalReading): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const errors = judge(reading, officeToday(ctx.now()));
  if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
  const { name, amount, as_of: asOf, read_on: readOn } = reading;
  const source = reading.source_url.trim();
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.federalFigure.createMany({
      data: {
        name,
        asOf: toUtcDate(asOf),
        amountCents: amount,
        sourceUrl: source,
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
      data: { amount, asOf, readOn, source },
    });
    return ok(undefined);
  });
}

type Words = Exclude<
  keyof (typeof complianceMessages)["en"],
  "count" | "sourceOf" | "readOnOf" | "confirmedOf"
>;
const words = (key: Words): MessageRef => message(complianceMessages, key);

/** Everything that is wrong is said at once. */
function judge(reading: FederalReading, today: CivilDate): FieldErrors {
  const errors: FieldErrors = {};
  if (reading.amount === 0) errors.amount = [words("amountPositive")];
  if (!/^https:\/\/www\.irs\.gov\/./.test(reading.source_url.trim())) {
    errors.source_url = [words("sourceIrs")];
  }
  if (compareDates(reading.read_on, today) > 0) errors.read_on = [words("dayAhead")];
  if (compareDates(reading.as_of, reading.read_on) > 0) {
    errors.as_of = [words("asOfAfterReading")];
  }
  return errors;
}
