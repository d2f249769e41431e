import { type Ctx, reader } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { groupCode } from "../domain/own-rules";
import type { DutyRole, ProofKind } from "../domain/rule";
import { groupDutyOf } from "../rulebook.server";
import type { GroupDuties } from "../views";

interface Count {
  readonly code: string;
  readonly open: number;
  readonly done: number;
}

/**
 * The duties of a headquarters for its chapters, each with how many have it open or done in the
 * period of theirs that is due next: for the central account's people and staff; else `not_found`.
 */
export async function listGroupDuties(ctx: Ctx, accountId: number): Promise<Result<GroupDuties>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const group = await reader(ctx).group.findUnique({
    where: { centralAccountId: accountId },
    include: {
      centralAccount: { select: { timeZone: true } },
      duties: {
        where: { removedAt: null },
        orderBy: { id: "asc" },
        include: { group: { select: { label: true } } },
      },
    },
  });
  if (!group) return refuse({ code: "not_found" });
  const today = civilDateIn(ctx.now(), group.centralAccount?.timeZone ?? "America/New_York");
  const counts = await reader(ctx).$queryRaw<Count[]>`
    SELECT code, count(*) FILTER (WHERE state = 'open')::int AS open,
      count(*) FILTER (WHERE state IN ('done', 'confirmed'))::int AS done
    FROM (
      SELECT DISTINCT ON (duty.account_id, duty.code) duty.code, duty.state
      FROM duties duty JOIN accounts account ON account.id = duty.account_id
      WHERE account.group_id = ${group.id} AND duty.level = ${`group:${group.id}`}
      ORDER BY duty.account_id, duty.code, duty.due_on < ${today}::date, abs(duty.due_on - ${today}::date)
    ) AS next GROUP BY code`;
  const countOf = (code: string) => counts.find((one) => one.code === code);
  return ok({
    accountId,
    groupLabel: group.label,
    duties: group.duties.map((row) => {
      const { id, replaces, title, note, date } = groupDutyOf(row);
      const code = groupCode({ id, replaces });
      const { open = 0, done = 0 } = countOf(code) ?? {};
      return {
        id,
        code,
        replaces,
        title,
        note,
        date,
        // Only the commands write these.
        role: row.role as DutyRole,
        proof: row.proof as ProofKind[],
        version: row.version,
        chapters: { open, done },
      };
    }),
  });
}
