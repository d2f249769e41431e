import { membershipOf, reachOf } from "#modules/accounts/index.server";
import { balancesOf } from "#modules/billing/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addDays, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import type { Prisma } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { pageAnswer, pageBounds } from "#modules/platform/pagination";
import { ok, type Result, refuse } from "#modules/platform/result";
import { chapterQuote, groupOfCentral } from "../group.server";
import {
  CHAPTERS_A_PAGE,
  type ChapterFilter,
  type ChapterView,
  type GroupView,
} from "../group-views";
import { listLevels } from "./levels.server";

export interface ChaptersAsked {
  readonly centralAccountId: number;
  readonly show: ChapterFilter;
  /** A part of the name; "" for all. */
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** So many days before its due date a chapter is called due. */
const DUE_DAYS = 60;

/**
 * The chapters of a central organization by name, with how each stands and what its renewal costs.
 * For the organization's own people, who see the chapters of their regions, staff and the system; for everybody else, and for an account
 * that is the center of no group, it is `not_found`.
 */
export async function groupChapters(ctx: Ctx, asked: ChaptersAsked): Promise<Result<GroupView>> {
  const group = await groupOfCentral(ctx, asked.centralAccountId);
  if (!group) return refuse({ code: "not_found" });
  const where = { ...reachOf(group), ...narrowed(ctx, asked) };
  const total = await reader(ctx).account.count({ where });
  const request = { page: asked.page, perPage: CHAPTERS_A_PAGE, total };
  const rows = await reader(ctx).account.findMany({
    where,
    orderBy: [{ name: "asc" }, { id: "asc" }],
    skip: pageBounds(request).offset,
    take: CHAPTERS_A_PAGE,
    include: {
      renewals: { where: { status: "open" }, include: { invoice: { select: { number: true } } } },
    },
  });
  const levels = new Map((await listLevels(ctx)).map((level) => [level.id, level]));
  const balances = await balancesOf(
    ctx,
    rows.flatMap(({ renewals }) => renewals.map(({ invoiceId }) => invoiceId)),
  );
  const chapters = rows.map((row): ChapterView => {
    const dueOn = row.renewalDueAt && fromUtcDate(row.renewalDueAt);
    // Of a voided invoice nothing is open: the chapter can be renewed again.
    const open = row.renewals.find(({ invoiceId }) => (balances.get(invoiceId) ?? 0) > 0);
    const facts = { ...row, dueOn, bonusBalance: cents(row.claimedAt ? 0 : row.bonusBalanceCents) };
    return {
      id: row.id,
      name: row.name,
      levelName: levels.get(row.levelId ?? 0)?.name ?? "",
      dueOn,
      membership: membershipOf(dueOn, ctx.now(), row.timeZone),
      price: open ? null : (chapterQuote(ctx, levels, facts)?.totals.orderTotal ?? null),
      open: open
        ? { number: open.invoice.number, balance: balances.get(open.invoiceId) ?? cents(0) }
        : null,
    };
  });
  const { label, isBilledAsGroup } = group;
  const {
    data,
    next_page_url: _,
    prev_page_url: __,
    ...paged
  } = pageAnswer(request, chapters, () => "");
  return ok({ ...paged, label, isBilledAsGroup, rows: data });
}

function narrowed(ctx: Ctx, { show, search }: ChaptersAsked): Prisma.AccountWhereInput {
  const named: Prisma.AccountWhereInput =
    search === ""
      ? {}
      : { name: { contains: search.replaceAll(/[\\%_]/g, "\\$&"), mode: "insensitive" } };
  const isOpen = { status: "open" };
  if (show === "open") return { ...named, renewals: { some: isOpen } };
  if (show === "all") return named;
  const latest = toUtcDate(addDays(fromUtcDate(ctx.now()), DUE_DAYS));
  const isVoid = { entries: { some: { posting: { kind: "void" } } } };
  const standing = { ...isOpen, invoice: { NOT: isVoid } };
  return { ...named, renewals: { none: standing }, renewalDueAt: { lte: latest } };
}
