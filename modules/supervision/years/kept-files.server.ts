import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, compareDates, fromUtcDate } from "#modules/platform/dates";
import { keptUntil } from "../domain/years";
import { supervisionNumbers } from "../facts/read-facts.server";

/**
 * The last day on which a headquarters keeps each of these files that it received for a supervision
 * year. Asks for no permission.
 */
export async function filesKeptUntil(
  ctx: Ctx,
  fileIds: readonly number[],
): Promise<ReadonlyMap<number, CivilDate>> {
  const received = await reader(ctx).supervisionPaper.findMany({
    where: { fileId: { in: [...fileIds] } },
    select: { fileId: true, year: { select: { endsOn: true } } },
  });
  const { retentionYears } = await supervisionNumbers(ctx);
  const last = new Map<number, CivilDate>();
  for (const { fileId, year } of received) {
    const until = keptUntil(fromUtcDate(year.endsOn), retentionYears);
    const known = fileId === null ? undefined : last.get(fileId);
    if (fileId !== null && (!known || compareDates(known, until) < 0)) last.set(fileId, until);
  }
  return last;
}
