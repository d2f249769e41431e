import { chosenFactsOf } from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { pageBounds } from "#modules/platform/pagination";
import { isOfAccount, mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { CategoryName } from "../domain/categories";
import { fiscalYearDays, USUAL_MONTH } from "../domain/fiscal-year";
import { mayReadPrivate } from "../permission.server";
import type { PacketFile, PaperView, VaultPage } from "../views";

export const PAPERS_PER_PAGE = 50;
/** So many words of a search are looked for. */
const MOST_WORDS = 6;

export interface PapersAsked {
  readonly accountId: number;
  readonly page?: number;
  readonly search?: string | undefined;
  readonly category?: CategoryName | undefined;
  /** The year in which the fiscal year ends. */
  readonly year?: number | undefined;
}

/** A part of a text for LIKE, with what LIKE understands taken literally. */
const part = (word: string) => `%${word.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;

/** A row as a list shows it; `file` names the table. */
export const paperColumns = Prisma.sql`
  file.id, file.file_name AS "fileName", coalesce(nullif(file.title, ''), file.file_name) AS title,
  file.category, file.kind, file.dated_on::text AS "datedOn", file.ends_on::text AS "endsOn",
  file.is_private AS "isPrivate", file.size, file.version, file.created_at AS "createdAt"`;

/** What is there now; private ones for those who may see them. */
export const isListed = (accountId: number, withPrivate: boolean) => Prisma.sql`
  file.account_id = ${accountId} AND file.replaced_at IS NULL AND file.removed_at IS NULL
  AND file.quarantined_at IS NULL AND (${withPrivate} OR NOT file.is_private)`;

/** What a search narrows the list to: every word in the title or the file's name. */
export function narrowed({ search = "", category, year }: PapersAsked, month: number): Prisma.Sql {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const days = year === undefined ? undefined : fiscalYearDays(year, month);
  const conditions = [
    ...words.map(
      (word) => Prisma.sql`lower(file.title || ' ' || file.file_name) LIKE ${part(word)}`,
    ),
    ...(category ? [Prisma.sql`file.category = ${category}`] : []),
    ...(days ? [Prisma.sql`file.dated_on BETWEEN ${days.from}::date AND ${days.to}::date`] : []),
  ];
  return conditions.length > 0 ? Prisma.sql`AND ${Prisma.join(conditions, " AND ")}` : Prisma.empty;
}

/** A page of an account's papers, for its people, staff and the system; `not_found` for anybody else. */
export async function listPapers(ctx: Ctx, asked: PapersAsked): Promise<Result<VaultPage>> {
  const { accountId } = asked;
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findFirst({
    where: { id: accountId, mergedIntoId: null },
    select: { name: true, timeZone: true },
  });
  if (!account) return refuse({ code: "not_found" });
  const [facts, withPrivate] = await Promise.all([
    chosenFactsOf(ctx, [accountId]),
    mayReadPrivate(ctx, accountId),
  ]);
  const month = facts.get(accountId)?.fiscal_year_month ?? USUAL_MONTH;
  const listed = isListed(accountId, withPrivate);
  const which = Prisma.sql`${listed} ${narrowed(asked, month)}`;
  const [{ total } = { total: 0 }] = await reader(ctx).$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM account_files file WHERE ${which}`;
  const bounds = pageBounds({ page: asked.page ?? 1, perPage: PAPERS_PER_PAGE, total });
  const rows = await reader(ctx).$queryRaw<PaperView[]>`
    SELECT ${paperColumns} FROM account_files file WHERE ${which}
    ORDER BY file.dated_on DESC, file.id DESC LIMIT ${PAPERS_PER_PAGE} OFFSET ${bounds.offset}`;
  const groups = await reader(ctx).$queryRaw<
    { category: CategoryName; year: number; count: number }[]
  >`
    SELECT category, count(*)::int AS count, (extract(year FROM dated_on)
      + CASE WHEN extract(month FROM dated_on) > ${month} THEN 1 ELSE 0 END)::int AS year
    FROM account_files file WHERE ${listed} GROUP BY 1, 3`;
  const counts: Partial<Record<CategoryName, number>> = {};
  for (const { category, count } of groups) counts[category] = (counts[category] ?? 0) + count;
  return ok({
    accountName: account.name,
    rows,
    total,
    page: bounds.page,
    perPage: PAPERS_PER_PAGE,
    years: [...new Set(groups.map(({ year }) => year))].sort((one, other) => other - one),
    counts,
    mayAct: mayActFor(ctx, accountId),
    mayReadPrivate: withPrivate,
    today: civilDateIn(ctx.now(), account.timeZone),
  });
}

const PACKET_PAGE = 200;

export interface PacketAsked {
  readonly accountId: number;
  /** The id of the last file of the page before; 0 for the first page. */
  readonly after: number;
}

/**
 * The papers of an account that may leave it, in pages by id, for packets and archives: the newest
 * version of each, none that is private. An empty page is behind the last one. Whoever calls asks
 * for permission.
 */
export async function packetFiles(
  ctx: Ctx,
  { accountId, after }: PacketAsked,
): Promise<readonly PacketFile[]> {
  return reader(ctx).$queryRaw<PacketFile[]>`
    SELECT file.id, file.storage_key AS "storageKey",
      coalesce(nullif(file.title, ''), file.file_name) AS title, file.file_name AS "fileName",
      file.category, file.kind, file.dated_on::text AS "datedOn", file.sha256, file.size,
      file.content_type AS "contentType"
    FROM account_files file
    WHERE ${isListed(accountId, false)} AND file.id > ${after}
    ORDER BY file.id LIMIT ${PACKET_PAGE}`;
}

/** How many papers `packetFiles` gives. Whoever calls asks for permission. */
export async function countPacketFiles(ctx: Ctx, accountId: number): Promise<number> {
  const [{ total } = { total: 0 }] = await reader(ctx).$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM account_files file WHERE ${isListed(accountId, false)}`;
  return total;
}
