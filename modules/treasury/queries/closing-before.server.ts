import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addYears, endOfMonth, toUtcDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";
import { figuresOf } from "../domain/figures";
import { contentOf, wholeYear, type YearKey } from "../store.server";

/** The closing balance of the year before; null where there is none. Whoever calls asks for permission. */
export async function closingBefore(
  ctx: Ctx,
  { accountId, endsOn }: YearKey,
): Promise<Cents | null> {
  const before = endOfMonth(addYears(endsOn, -1));
  const year = await reader(ctx).treasuryYear.findUnique({
    where: { accountId_endsOn: { accountId, endsOn: toUtcDate(before) } },
    include: wholeYear,
  });
  return year && figuresOf(contentOf(year)).closing;
}
