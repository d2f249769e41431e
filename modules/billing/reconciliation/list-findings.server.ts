import type { Ctx } from "#modules/platform/ctx.server";
import { type Cents, cents } from "#modules/platform/money";
import { pageBounds } from "#modules/platform/pagination";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { FindingKind } from "../contract";

/** Something that does not match, as staff see it. */
export interface FindingView {
  readonly id: number;
  readonly kind: FindingKind;
  readonly transId: string;
  readonly ref: string;
  readonly amount: Cents;
  readonly detail: string;
  readonly foundAt: Date;
  /** Whose payment it is, where that is known. */
  readonly account: { readonly id: number; readonly name: string } | null;
  readonly resolvedAt: Date | null;
  /** Staff's words; "agreed", "recorded" or "ended" where it has gone by itself. */
  readonly resolution: string;
}

/** One page of findings. */
const PER_PAGE = 25;

export interface FindingList {
  readonly rows: readonly FindingView[];
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
  /** How many wait for somebody, whatever is shown. */
  readonly openCount: number;
}

/** What does not match: what is open, or what somebody has dealt with. For staff and the system. */
export async function listFindings(
  ctx: Ctx,
  { isOpen, page: asked }: { readonly isOpen: boolean; readonly page: number },
): Promise<Result<FindingList>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const where = { resolvedAt: isOpen ? null : { not: null } };
  const total = await ctx.db.reconciliationFinding.count({ where });
  const { page, offset } = pageBounds({ page: asked, perPage: PER_PAGE, total });
  const rows = await ctx.db.reconciliationFinding.findMany({
    where,
    orderBy: [{ foundAt: "desc" }, { id: "desc" }],
    skip: offset,
    take: PER_PAGE,
  });
  const accounts = await accountsOf(ctx, rows);
  return ok({
    rows: rows.map((row) => ({
      id: row.id,
      // Only these are written.
      kind: row.kind as FindingKind,
      transId: row.gatewayTransId ?? "",
      ref: row.attemptRef ?? "",
      amount: cents(row.amountCents ?? 0),
      detail: row.detail,
      foundAt: row.foundAt,
      account: accounts.get(row.gatewayTransId ?? "") ?? accounts.get(row.attemptRef ?? "") ?? null,
      resolvedAt: row.resolvedAt,
      resolution: row.resolution,
    })),
    current_page: page,
    per_page: PER_PAGE,
    total,
    openCount: await ctx.db.reconciliationFinding.count({ where: { resolvedAt: null } }),
  });
}

/** Transaction or reference → whose payment or attempt bears it. */
async function accountsOf(
  ctx: Ctx,
  rows: readonly { gatewayTransId: string | null; attemptRef: string | null }[],
) {
  const account = { select: { id: true, name: true } } as const;
  const transIds = rows.flatMap(({ gatewayTransId }) => gatewayTransId || []);
  const refs = rows.flatMap(({ attemptRef }) => attemptRef || []);
  const payments = await ctx.db.payment.findMany({
    where: { gatewayTransId: { in: transIds } },
    select: { gatewayTransId: true, account },
  });
  const attempts = await ctx.db.paymentAttempt.findMany({
    where: { ref: { in: refs } },
    select: { ref: true, account },
  });
  return new Map([
    ...attempts.map((row) => [row.ref, row.account] as const),
    ...payments.map((row) => [row.gatewayTransId ?? "", row.account] as const),
  ]);
}
