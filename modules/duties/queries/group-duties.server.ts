import { type Ctx, reader } from "#modules/platform/ctx.server";
import { dayIn } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { groupCode, replaceable } from "../domain/own-rules";
import { withoutDates } from "../domain/reason";
import { formOfGroup } from "../group-form";
import { groupDutyOf, ruleOfRow } from "../rulebook.server";
import { dutyLimits } from "../schemas";
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
  const today = dayIn(ctx.now(), group.centralAccount?.timeZone);
  const counts = await reader(ctx).$queryRaw<Count[]>`
    SELECT code, count(*) FILTER (WHERE state = 'open')::int AS open,
      count(*) FILTER (WHERE state IN ('done', 'confirmed'))::int AS done
    FROM (
      SELECT DISTINCT ON (duty.account_id, duty.code) duty.code, duty.state
      FROM duties duty JOIN accounts account ON account.id = duty.account_id
      WHERE account.group_id = ${group.id} AND duty.level = ${`group:${group.id}`}
      ORDER BY duty.account_id, duty.code, duty.due_on < ${today}::date, abs(duty.due_on - ${today}::date)
    ) AS next GROUP BY code`;
  const replaced = await reader(ctx).dutyRule.findMany({
    where: { code: { in: [...replaceable] } },
    orderBy: { code: "asc" },
  });
  const countOf = (code: string) => counts.find((one) => one.code === code);
  return ok({
    accountId,
    groupLabel: group.label,
    left: Math.max(0, dutyLimits.group - group.duties.length),
    replaceable: replaced.map((row) => {
      const { code, title } = ruleOfRow(row);
      return { code, title: withoutDates(title[ctx.locale]) };
    }),
    duties: group.duties.map((row) => {
      const duty = groupDutyOf(row);
      const { id, replaces, title, note, date, role, proof } = duty;
      const code = groupCode({ id, replaces });
      const { open = 0, done = 0 } = countOf(code) ?? {};
      return {
        id,
        code,
        replaces,
        title,
        note,
        date,
        role,
        proof,
        values: formOfGroup(duty),
        version: row.version,
        chapters: { open, done },
      };
    }),
  });
}
