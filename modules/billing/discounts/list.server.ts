import type { Ctx } from "#modules/platform/ctx.server";
import { type Cents, cents, type Ppm, ppm } from "#modules/platform/money";
import { pageBounds } from "#modules/platform/pagination";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { daysOf } from "./period";
import { open } from "./store.server";
import { phaseOf } from "./use";
import type { DiscountPage, DiscountView } from "./views";

const PER_PAGE = 25;

/** All discounts, the newest first, those that have ended last. `forbidden` but for staff. */
export async function listDiscounts(
  ctx: Ctx,
  { page }: { readonly page: number },
): Promise<Result<DiscountPage>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const total = await ctx.db.discount.count();
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  const ids = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "discounts"
    ORDER BY coalesce("valid_until" <= ${ctx.now()}, false), "id" DESC
    LIMIT ${PER_PAGE} OFFSET ${bounds.offset}`;
  const rows = await viewsOf(
    ctx,
    ids.map(({ id }) => id),
  );
  return ok({ rows, current_page: bounds.page, per_page: PER_PAGE, total });
}

/** One discount. Refusals: `forbidden` but for staff, `not_found`. */
export async function readDiscount(ctx: Ctx, id: number): Promise<Result<DiscountView>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const [view] = await viewsOf(ctx, [id]);
  return view ? ok(view) : refuse({ code: "not_found" });
}

/** The views of discounts, in the order of the ids. */
async function viewsOf(ctx: Ctx, ids: readonly number[]): Promise<readonly DiscountView[]> {
  const now = ctx.now();
  const which = { discountId: { in: [...ids] } };
  const [rows, used, kept] = await Promise.all([
    ctx.db.discount.findMany({ where: { id: { in: [...ids] } } }),
    ctx.db.discountReservation.groupBy({
      by: ["discountId"],
      where: { ...which, usedAt: { not: null }, releasedAt: null },
      _count: true,
    }),
    ctx.db.discountReservation.groupBy({
      by: ["discountId"],
      where: {
        ...which,
        ...open,
        OR: [{ attemptRef: { not: null } }, { expiresAt: { gt: now } }],
      },
      _count: true,
    }),
  ]);
  const countOf = (groups: typeof used, id: number) =>
    groups.find(({ discountId }) => discountId === id)?._count ?? 0;
  const views = rows.map(({ currencyValueCents, multiplier, createdAt: _, ...row }) => ({
    ...row,
    ...amountsOf(currencyValueCents, multiplier?.toFixed()),
    ...daysOf(row),
    phase: phaseOf(row, now),
    used: countOf(used, row.id),
    kept: countOf(kept, row.id),
  }));
  return ids.flatMap((id) => views.filter((view) => view.id === id));
}

const amountsOf = (
  amount: number | null,
  share: string | undefined,
): { currencyValue: Cents | null; multiplier: Ppm | null } => ({
  currencyValue: amount === null ? null : cents(amount),
  multiplier: share === undefined ? null : ppm(share),
});
