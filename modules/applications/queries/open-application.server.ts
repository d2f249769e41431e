import { type Ctx, reader } from "#modules/platform/ctx.server";
import { progressOf } from "#modules/platform/forms/contract";
import { isOfAccount } from "#modules/platform/permission.server";
import { type ApplicationState, type OpenApplication, pageCount } from "../contract";
import { openStates } from "../domain/states";

/**
 * The undecided application of an account, of which it has one at most; undefined without one, and
 * for everybody but the account's own people and staff.
 */
export async function openApplication(
  ctx: Ctx,
  accountId: number,
): Promise<OpenApplication | undefined> {
  if (!isOfAccount(ctx, accountId)) return undefined;
  const row = await reader(ctx).application.findFirst({
    where: { accountId, state: { in: [...openStates] } },
    select: { token: true, state: true, pages: true, level: { select: { name: true } } },
  });
  if (!row) return undefined;
  return {
    token: row.token,
    levelName: row.level.name,
    // The table's check constraint holds it to these values.
    state: row.state as ApplicationState,
    percent: progressOf(Object.keys(row.pages ?? {}).length, pageCount),
  };
}
