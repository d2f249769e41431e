import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type ApplicationState, type OpenApplication, pageCount } from "../contract";
import { openStates } from "../domain/states";

/** The undecided applications of the actor's own accounts, the newest first; none for a visitor. */
export async function openApplications(ctx: Ctx): Promise<readonly OpenApplication[]> {
  const { actor } = ctx;
  if (actor.kind !== "user" || actor.accountIds.length === 0) return [];
  const rows = await reader(ctx).application.findMany({
    where: { accountId: { in: [...actor.accountIds] }, state: { in: [...openStates] } },
    orderBy: { id: "desc" },
    select: { token: true, state: true, pages: true, level: { select: { name: true } } },
  });
  return rows.map(({ token, state, pages, level }) => ({
    token,
    levelName: level.name,
    // The table's check constraint holds it to these values.
    state: state as ApplicationState,
    percent: Math.round((100 * Object.keys(pages ?? {}).length) / pageCount),
  }));
}
