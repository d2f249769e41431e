import { type Ctx, reader } from "#modules/platform/ctx.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { personName } from "../../people/domain/person-name";
import type { ImpersonablePerson } from "../../views";

/** The people of an account as whom staff may see it, the primary user first: for all staff. */
export async function listImpersonable(
  ctx: Ctx,
  accountId: number,
): Promise<Result<readonly ImpersonablePerson[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const rows = await reader(ctx).accountUser.findMany({
    where: { accountId, user: { isStaff: false } },
    include: { user: true },
    orderBy: [{ isPrimary: "desc" }, { userId: "asc" }],
  });
  return ok(
    rows.map(({ user, isPrimary }) => ({
      id: user.id,
      name: personName(user),
      email: user.email,
      isPrimary,
    })),
  );
}
