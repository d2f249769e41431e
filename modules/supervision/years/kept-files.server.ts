import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { keptUntil } from "../domain/years";
import { supervisionNumbers } from "../facts/read-facts.server";

/**
 * The last day on which a headquarters keeps one of these files, which it received for a supervision
 * year; undefined where it received none. Asks for no permission.
 */
export async function filesKeptUntil(
  ctx: Ctx,
  fileIds: readonly number[],
): Promise<CivilDate | undefined> {
  const last = await reader(ctx).supervisionPaper.findFirst({
    where: { fileId: { in: [...fileIds] } },
    orderBy: { year: { endsOn: "desc" } },
    select: { year: { select: { endsOn: true } } },
  });
  if (!last) return undefined;
  const { retentionYears } = await supervisionNumbers(ctx);
  return keptUntil(fromUtcDate(last.year.endsOn), retentionYears);
}
