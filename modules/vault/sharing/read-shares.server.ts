import { personName } from "#modules/accounts/contract";
import { chosenFactsOf } from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { pageBounds } from "#modules/platform/pagination";
import { isActingMember, isOfAccount, mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { USUAL_MONTH } from "../domain/fiscal-year";
import { isFound, isListed } from "../queries/list-papers.server";
import type {
  OpenShare,
  ShareChoice,
  ShareLine,
  ShareLogLine,
  SharesPage,
  ShareView,
} from "../views";
import { type Device, type KeptShare, shareState } from "./share-rules";
import { countSharedPapers, sharedPapers } from "./shared-papers.server";

const PER_PAGE = 50;
/** So many papers the form of a new link lists at once. */
const CHOICE = 100;
/** So many papers a link's own page names. */
const NAMED_PAPERS = 50;

interface Row extends KeptShare {
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly fiscalYear: number | null;
  readonly maker: Parameters<typeof personName>[0] | null;
}

const lineOf = (ctx: Ctx, row: Row): ShareLine => ({
  id: row.id,
  name: row.name,
  state: shareState(row, ctx.now()),
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  endedAt: row.endedAt,
  views: row.views,
  maxViews: row.maxViews,
  fiscalYear: row.fiscalYear,
  maker: row.maker ? personName(row.maker) : "",
});

const makerNames = { select: { firstName: true, lastName: true, email: true } } as const;

/** The links of an account, the newest first: for its people, staff and the system; else `not_found`. */
export async function listShares(
  ctx: Ctx,
  { accountId, page = 1 }: { readonly accountId: number; readonly page?: number },
): Promise<Result<SharesPage>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findFirst({
    where: { id: accountId, mergedIntoId: null },
    select: { name: true, timeZone: true, suspendedAt: true },
  });
  if (!account) return refuse({ code: "not_found" });
  const total = await reader(ctx).vaultShare.count({ where: { accountId } });
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  const rows = await reader(ctx).vaultShare.findMany({
    where: { accountId },
    orderBy: { id: "desc" },
    skip: bounds.offset,
    take: PER_PAGE,
    include: { maker: makerNames },
  });
  return ok({
    accountName: account.name,
    timeZone: account.timeZone,
    rows: rows.map((row) => lineOf(ctx, row)),
    total,
    page: bounds.page,
    perPage: PER_PAGE,
    mayMake: isActingMember(ctx, accountId) && account.suspendedAt === null,
  });
}

/** A link with what it opens and what was done with it; `not_found` for strangers. */
export async function readShare(
  ctx: Ctx,
  { id, page = 1 }: { readonly id: number; readonly page?: number },
): Promise<Result<ShareView>> {
  const share = await reader(ctx).vaultShare.findUnique({
    where: { id },
    include: {
      maker: makerNames,
      account: { select: { name: true, timeZone: true, mergedIntoId: true } },
    },
  });
  if (!share || share.account.mergedIntoId !== null || !isOfAccount(ctx, share.accountId)) {
    return refuse({ code: "not_found" });
  }
  const total = await reader(ctx).vaultShareView.count({ where: { shareId: id } });
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  const log = await reader(ctx).vaultShareView.findMany({
    where: { shareId: id },
    orderBy: { id: "desc" },
    skip: bounds.offset,
    take: PER_PAGE,
    include: { file: { select: { title: true, fileName: true } } },
  });
  const papers = await sharedPapers(ctx, share, { offset: 0, limit: NAMED_PAPERS });
  const line = lineOf(ctx, share);
  return ok({
    ...line,
    accountId: share.accountId,
    accountName: share.account.name,
    timeZone: share.account.timeZone,
    hasPasscode: share.passcodeMac !== "",
    isPinned: share.isPinned,
    papers: papers.map(({ id: paperId, title }) => ({ id: paperId, title })),
    paperCount: await countSharedPapers(ctx, share),
    log: log.map((one) => ({
      id: one.id,
      at: one.at,
      // The table's checks hold them to the events and devices.
      event: one.event as ShareLogLine["event"],
      device: one.device as Device,
      title: one.file ? one.file.title || one.file.fileName : "",
    })),
    total,
    page: bounds.page,
    perPage: PER_PAGE,
    mayRevoke: line.endedAt === null && line.state === "open" && mayActFor(ctx, share.accountId),
  });
}

export interface ChoiceAsked {
  readonly accountId: number;
  readonly search: string;
  /** Those that are in the list in any case, where they may be shown. */
  readonly papers: readonly number[];
}

/** What a link of an account may open: for its people, staff and the system; else `not_found`. */
export async function readShareChoice(
  ctx: Ctx,
  { accountId, search, papers }: ChoiceAsked,
): Promise<Result<ShareChoice>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await reader(ctx).account.findFirst({
    where: { id: accountId, mergedIntoId: null },
    select: { name: true, timeZone: true, suspendedAt: true },
  });
  if (!account) return refuse({ code: "not_found" });
  const facts = (await chosenFactsOf(ctx, [accountId])).get(accountId);
  const month = facts?.fiscal_year_month ?? USUAL_MONTH;
  const listed = isListed(accountId, false);
  const which = Prisma.sql`${listed} AND ${isFound(search)}`;
  const first = Prisma.sql`file.id = ANY(${[...papers]}::int[])`;
  const rows = await reader(ctx).$queryRaw<ShareChoice["papers"][number][]>`
    SELECT file.id, coalesce(nullif(file.title, ''), file.file_name) AS title, file.category,
      file.dated_on::text AS "datedOn"
    FROM account_files file WHERE ${which} OR (${listed} AND ${first})
    ORDER BY ${first} DESC, file.dated_on DESC, file.id DESC LIMIT ${CHOICE + papers.length}`;
  const [{ total } = { total: 0 }] = await reader(ctx).$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM account_files file WHERE ${which}`;
  const years = await reader(ctx).$queryRaw<{ year: number }[]>`
    SELECT DISTINCT (extract(year FROM dated_on)
      + CASE WHEN extract(month FROM dated_on) > ${month} THEN 1 ELSE 0 END)::int AS year
    FROM account_files file WHERE ${listed} ORDER BY year DESC`;
  return ok({
    accountName: account.name,
    today: civilDateIn(ctx.now(), account.timeZone),
    papers: rows,
    total,
    years: years.map(({ year }) => year),
    mayMake: isActingMember(ctx, accountId) && account.suspendedAt === null,
  });
}

/** The links of a person that work now, the newest first, without asking for permission. */
export async function openSharesOf(
  ctx: Ctx,
  { accountId, makerId }: { readonly accountId: number; readonly makerId: number },
): Promise<readonly OpenShare[]> {
  const rows = await reader(ctx).vaultShare.findMany({
    where: { accountId, makerId, endedAt: null, expiresAt: { gt: ctx.now() } },
    orderBy: { id: "desc" },
    select: { id: true, name: true, expiresAt: true },
  });
  return rows;
}
