import { type Ctx, reader } from "#modules/platform/ctx.server";

/** What a person's passkeys are called, by age. Whoever calls asks for permission. */
export async function passkeyNamesOf(ctx: Ctx, userId: number): Promise<readonly string[]> {
  const rows = await reader(ctx).passkey.findMany({
    where: { userId },
    select: { name: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ name }) => name);
}
