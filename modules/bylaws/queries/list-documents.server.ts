import type { Ctx } from "#modules/platform/ctx.server";
import { pageBounds } from "#modules/platform/pagination";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { isVariant, type OpenState, openStates } from "../contract";
import { templates } from "../generated/templates.server";
import type { DocumentQueue } from "../views";
import { failureOf } from "./find-bylaws.server";

const PER_PAGE = 25;

/**
 * Documents that failed or are still to be made, the newest first, for staff. The hashes stay out of
 * it: they open the bylaws to whoever has them.
 * @returns refusal `unauthenticated` or `forbidden` for others
 */
export async function listDocuments(
  ctx: Ctx,
  { state, page = 1 }: { state: OpenState; page?: number },
): Promise<Result<DocumentQueue>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const counts = await countStates(ctx);
  const bounds = pageBounds({ page, perPage: PER_PAGE, total: counts[state] });
  const rows = await ctx.db.bylawsVersion.findMany({
    where: { state },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PER_PAGE,
    skip: bounds.offset,
    select: {
      id: true,
      number: true,
      failure: true,
      answers: true,
      createdAt: true,
      bylaws: { select: { variant: true, account: { select: { id: true, name: true } } } },
    },
  });
  return ok({
    rows: rows.flatMap(({ bylaws: { variant, account }, answers, ...row }) =>
      isVariant(variant)
        ? {
            id: row.id,
            number: row.number,
            createdAt: row.createdAt,
            variant,
            account,
            name: templates[variant].readAnswers(answers).name,
            failure: failureOf(row.failure),
          }
        : [],
    ),
    counts,
    current_page: bounds.page,
    per_page: PER_PAGE,
    total: counts[state],
  });
}

async function countStates(ctx: Ctx): Promise<DocumentQueue["counts"]> {
  const rows = await ctx.db.bylawsVersion.groupBy({
    by: ["state"],
    where: { state: { in: [...openStates] } },
    _count: true,
  });
  const found = new Map(rows.map(({ state, _count }) => [state, _count]));
  const counts = openStates.map((state) => [state, found.get(state) ?? 0] as const);
  return Object.fromEntries(counts) as DocumentQueue["counts"];
}
