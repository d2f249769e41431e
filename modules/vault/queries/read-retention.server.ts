import { chosenFactsOf } from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import {
  addYears,
  type CivilDate,
  civilDateIn,
  compareDates,
  officeToday,
} from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { filesKeptUntil } from "#modules/supervision/index.server";
import { type CategoryName, categories, categoryNames } from "../domain/categories";
import { USUAL_MONTH } from "../domain/fiscal-year";
import { keepUntil } from "../domain/keep-until";
import { isPrimary, mayReadPrivate } from "../permission.server";
import type { DuePaper, RetentionView } from "../views";

const limited = categoryNames.filter((name) => categories[name].years !== "ever");

/** The shortest period of all categories, in years. */
const SHORTEST = 3;

/**
 * The newest versions of an account's papers whose period is over today, the oldest first, without
 * asking for permission.
 */
export async function duePapers(ctx: Ctx, accountId: number): Promise<readonly DuePaper[]> {
  const account = await reader(ctx).account.findUniqueOrThrow({
    where: { id: accountId },
    select: { timeZone: true },
  });
  const today = civilDateIn(ctx.now(), account.timeZone);
  const facts = (await chosenFactsOf(ctx, [accountId])).get(accountId);
  const month = facts?.fiscal_year_month ?? USUAL_MONTH;
  const rows = await reader(ctx).$queryRaw<
    (Omit<DuePaper, "keepUntil" | "receivedUntil"> & {
      datedOn: CivilDate;
      endsOn: CivilDate | null;
      versions: number[];
    })[]
  >`
    SELECT file.id, coalesce(nullif(file.title, ''), file.file_name) AS title, file.category,
      file.hold, file.is_private AS "isPrivate", file.dated_on::text AS "datedOn",
      file.ends_on::text AS "endsOn",
      ARRAY(SELECT version.id FROM account_files version
        WHERE coalesce(version.paper_id, version.id) = coalesce(file.paper_id, file.id)
      ) AS versions
    FROM account_files file
    WHERE file.account_id = ${accountId} AND file.replaced_at IS NULL AND file.removed_at IS NULL
      AND file.quarantined_at IS NULL AND file.category = ANY(${limited})
      AND file.dated_on < ${addYears(today, -SHORTEST)}::date
    ORDER BY file.dated_on, file.id`;
  const received = await filesKeptUntil(
    ctx,
    rows.flatMap(({ versions }) => versions),
  );
  const officeDay = officeToday(ctx.now());
  return rows.flatMap(({ datedOn, endsOn, versions, ...row }) => {
    const until = keepUntil({ category: row.category, datedOn, endsOn }, month);
    const [receivedUntil] = versions
      .flatMap((id) => received.get(id) ?? [])
      .filter((day) => compareDates(officeDay, day) <= 0)
      .toSorted((one, other) => compareDates(other, one));
    return until && until < today ? [{ ...row, keepUntil: until, receivedUntil }] : [];
  });
}

/** What of an account may go by now, for its people, staff and the system; else `not_found`. */
export async function readRetention(ctx: Ctx, accountId: number): Promise<Result<RetentionView>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findFirst({
    where: { id: accountId, mergedIntoId: null },
    select: { name: true },
  });
  if (!account) return refuse({ code: "not_found" });
  const withPrivate = await mayReadPrivate(ctx, accountId);
  const seen = (await duePapers(ctx, accountId)).filter((one) => withPrivate || !one.isPrivate);
  const isFree = ({ hold, receivedUntil }: DuePaper) => hold === null && !receivedUntil;
  const due = seen.filter(isFree);
  const counts: Partial<Record<CategoryName, number>> = {};
  for (const { category } of due) counts[category] = (counts[category] ?? 0) + 1;
  return ok({
    accountName: account.name,
    due,
    held: seen.filter((one) => !isFree(one)),
    counts,
    mayDelete: await isPrimary(ctx, accountId),
  });
}
