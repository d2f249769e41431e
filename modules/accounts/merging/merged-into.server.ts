import { type Ctx, reader } from "#modules/platform/ctx.server";

/** The account that one was merged into; undefined for one that stands for itself, or is not there. */
export async function mergedInto(ctx: Ctx, accountId: number): Promise<number | undefined> {
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { mergedIntoId: true },
  });
  return account?.mergedIntoId ?? undefined;
}
