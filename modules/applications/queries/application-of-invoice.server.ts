import type { Ctx } from "#modules/platform/ctx.server";
import { isStaff } from "#modules/platform/permission.server";

/** The application whose joining invoice this is; undefined for any other, and for all but staff. */
export async function applicationOfInvoice(
  ctx: Ctx,
  invoiceId: number,
): Promise<number | undefined> {
  if (!isStaff(ctx)) return undefined;
  const found = await ctx.db.application.findUnique({
    where: { invoiceId },
    select: { id: true },
  });
  return found?.id;
}
