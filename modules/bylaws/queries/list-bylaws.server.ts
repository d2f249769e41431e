import type { Ctx } from "#modules/platform/ctx.server";
import { pageBounds } from "#modules/platform/pagination";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { isVariant } from "../contract";
import { templates } from "../generated/templates.server";
import type { BylawsList } from "../views";
import { stateOf } from "./find-bylaws.server";

const PER_PAGE = 15;

/**
 * The bylaws among an account's papers, the last saved first: for its people, staff and the system;
 * for anybody else there are none (`not_found`). `page` from 1; the nearest that exists is answered.
 */
export async function listBylaws(
  ctx: Ctx,
  { accountId, page = 1 }: { accountId: number; page?: number },
): Promise<Result<BylawsList>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const where = { accountId };
  const total = await ctx.db.bylaws.count({ where });
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  const rows = await ctx.db.bylaws.findMany({
    where,
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: PER_PAGE,
    skip: bounds.offset,
    select: {
      hash: true,
      variant: true,
      updatedAt: true,
      versions: {
        orderBy: { number: "desc" },
        take: 1,
        select: { number: true, state: true, answers: true },
      },
    },
  });
  return ok({
    rows: rows.flatMap(({ hash, variant, updatedAt, versions: [newest] }) =>
      newest && isVariant(variant)
        ? {
            hash,
            variant,
            name: templates[variant].readAnswers(newest.answers).name,
            version: newest.number,
            state: stateOf(newest.state),
            savedAt: updatedAt,
          }
        : [],
    ),
    current_page: bounds.page,
    per_page: PER_PAGE,
    total,
  });
}
