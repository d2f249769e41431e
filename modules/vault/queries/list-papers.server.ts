import { chosenFactsOf } from "#modules/duties/index.server";
import { type Ctx, rawRows, reader } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
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

/** What is there now and not in quarantine; private ones for those who may see them. */
export const isListed = (accountId: number, withPrivate: boolean) => Prisma.sql`
  file.account_id = ${accountId} AND file.replaced_at IS NULL AND file.removed_at IS NULL
  AND file.quarantined_at IS NULL AND (${withPrivate} OR NOT file.is_private)`;

/** What the words of a search must each be found by, for LIKE. */
const partsOf = (search: string): string[] =>
  search.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(part);

/** What a search narrows a list to: every word in the title or the file's name; `file` names the table. */
export const isFound = (search: string) => {
  const parts = partsOf(search);
  return Prisma.sql`(${parts.length === 0}
    OR lower(file.title || ' ' || file.file_name) LIKE ALL (${parts}::text[]))`;
};

interface Asked extends Required<Pick<PapersAsked, "accountId" | "page">> {
  readonly withPrivate: boolean;
  readonly parts: readonly string[];
  readonly category: CategoryName | "";
  readonly from: string;
  readonly to: string;
}

/** A page of what was asked for, the newest first, each row with how many there are of it. */
const pageOf = (
  ctx: Ctx,
  { accountId, page, withPrivate, parts, category, from, to }: Asked,
): Promise<(PaperView & { readonly total: number })[]> =>
  rawRows(ctx, {
    name: "vault-papers",
    text: `
      SELECT file.id, file.file_name AS "fileName",
        coalesce(nullif(file.title, ''), file.file_name) AS title, file.category, file.kind,
        file.dated_on::text AS "datedOn", file.ends_on::text AS "endsOn",
        file.is_private AS "isPrivate", file.size, file.version, file.created_at AS "createdAt",
        file.quarantined_at IS NOT NULL AS "isQuarantined", found.total
      FROM (
        SELECT id, (count(*) OVER ())::int AS total FROM account_files
        WHERE account_id = $1 AND replaced_at IS NULL AND removed_at IS NULL
          AND ($2 OR NOT is_private)
          AND ($4 = '' OR category = $4) AND dated_on BETWEEN $5::date AND $6::date
          AND (cardinality($3::text[]) = 0
            OR lower(title || ' ' || file_name) LIKE ALL ($3::text[]))
        ORDER BY dated_on DESC, id DESC
        LIMIT ${PAPERS_PER_PAGE} OFFSET ($7::int - 1) * ${PAPERS_PER_PAGE}
      ) found JOIN account_files file USING (id)
      ORDER BY file.dated_on DESC, file.id DESC`,
    values: [accountId, withPrivate, parts, category, from, to, page],
  });

/** The page that was asked for; behind the last one the last. */
async function pageFound(ctx: Ctx, asked: Asked) {
  const page = Math.max(1, asked.page);
  const rows = await pageOf(ctx, { ...asked, page });
  if (rows.length > 0 || page === 1) return { page, rows };
  const [first] = await pageOf(ctx, { ...asked, page: 1 });
  const last = Math.max(1, Math.ceil((first?.total ?? 0) / PAPERS_PER_PAGE));
  return { page: last, rows: await pageOf(ctx, { ...asked, page: last }) };
}

/** How many papers an account has by category and by the year in which their fiscal years end. */
const groupsOf = (
  ctx: Ctx,
  accountId: number,
  { month, withPrivate }: { readonly month: number; readonly withPrivate: boolean },
): Promise<{ category: CategoryName; year: number; count: number }[]> =>
  rawRows(ctx, {
    name: "vault-groups",
    text: `
      SELECT category, count(*)::int AS count,
        date_part('year', dated_on + make_interval(months => 12 - $3::int))::int AS year
      FROM account_files
      WHERE account_id = $1 AND replaced_at IS NULL AND removed_at IS NULL
        AND ($2 OR NOT is_private)
      GROUP BY 1, 3`,
    values: [accountId, withPrivate, month],
  });

/** A page of an account's papers, for its people, staff and the system; `not_found` for anybody else. */
export async function listPapers(ctx: Ctx, asked: PapersAsked): Promise<Result<VaultPage>> {
  const { accountId } = asked;
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const withPrivate = await mayReadPrivate(ctx, accountId);
  const month = chosenFactsOf(ctx, [accountId]).then(
    (facts) => facts.get(accountId)?.fiscal_year_month ?? USUAL_MONTH,
  );
  const { search = "", category = "", year, page: askedPage = 1 } = asked;
  // Only a fiscal year waits for the month in which the club's ends.
  const days = year === undefined ? undefined : fiscalYearDays(year, await month);
  const [[account], { page, rows }, groups] = await Promise.all([
    rawRows<{ name: string; timeZone: string }>(ctx, {
      name: "vault-account",
      text: `SELECT name, time_zone AS "timeZone" FROM accounts
        WHERE id = $1 AND merged_into_id IS NULL`,
      values: [accountId],
    }),
    pageFound(ctx, {
      accountId,
      page: askedPage,
      withPrivate,
      parts: partsOf(search),
      category,
      from: days?.from ?? "-infinity",
      to: days?.to ?? "infinity",
    }),
    month.then((ends) => groupsOf(ctx, accountId, { month: ends, withPrivate })),
  ]);
  if (!account) return refuse({ code: "not_found" });
  const counts: Partial<Record<CategoryName, number>> = {};
  for (const { category, count } of groups) counts[category] = (counts[category] ?? 0) + count;
  return ok({
    accountName: account.name,
    rows: rows.map(({ total: _, ...row }) => row),
    total: rows[0]?.total ?? 0,
    page,
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
