import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { returnCodes } from "../domain/return-form";

/** A proof that a club keeps of its return for a fiscal year. */
export interface KnownReturn {
  readonly code: string;
  readonly file: { readonly id: number; readonly name: string } | null;
  /** A confirmation number. */
  readonly number: string | null;
}

/**
 * The files and numbers that show a club's return for the fiscal year that ended on a day, the oldest
 * first: for its people, staff and the system; else `not_found`.
 */
export async function knownReturns(
  ctx: Ctx,
  accountId: number,
  periodEnd: CivilDate,
): Promise<Result<readonly KnownReturn[]>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const rows = await reader(ctx).dutyProof.findMany({
    where: {
      accountId,
      period: periodEnd,
      code: { in: Object.keys(returnCodes) },
      kind: { in: ["file", "number"] },
      withdrawnAt: null,
    },
    orderBy: { id: "asc" },
    include: { file: { select: { id: true, fileName: true } } },
  });
  return ok(
    rows.map(({ code, file, number }) => {
      return { code, file: file && { id: file.id, name: file.fileName }, number };
    }),
  );
}
