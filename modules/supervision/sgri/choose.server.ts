import { mayManage } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { actorId, changeWhole, conflict, isYear, notFound, words } from "../store.server";

export interface SgriChoice {
  readonly accountId: number;
  readonly year: number;
  readonly chapterId: number;
  /** Why it is added although something bars it, or why it is no longer included; "" takes it back. */
  readonly forceReason?: string | undefined;
  readonly leaveReason?: string | undefined;
}

/**
 * Keeps for a draft why a chapter is added although something bars it, which only an owner for all
 * chapters may say, or why one is no longer included. Refusals: `not_found`; `forbidden`; `conflict`
 * once the report is frozen.
 */
export const chooseSgri = (ctx: Ctx, choice: SgriChoice): Promise<Result<void>> =>
  changeWhole(ctx, choice.accountId, async (tx, access): Promise<Result<void>> => {
    const { year, chapterId } = choice;
    const { groupId } = access;
    if (!isYear(year) || !(await wasOfGroup(tx, groupId, chapterId))) return notFound();
    if (choice.forceReason !== undefined && !mayManage(access)) {
      return refuse({ code: "forbidden", message: words("ownerForces") });
    }
    if (await tx.tx.sgriReport.count({ where: { groupId, year } }))
      return conflict("closedAlready");
    const said = {
      ...(choice.forceReason !== undefined && { forceReason: choice.forceReason.trim() }),
      ...(choice.leaveReason !== undefined && { leaveReason: choice.leaveReason.trim() }),
      userId: actorId(tx),
      at: tx.now(),
    };
    const key = { groupId, year, accountId: chapterId };
    await tx.tx.sgriChoice.upsert({
      where: { groupId_year_accountId: key },
      create: { ...key, ...said },
      update: said,
    });
    const { forceReason = null, leaveReason = null } = said;
    await audit(tx, {
      action: "supervision.sgri-chosen",
      subject: `account:${chapterId}`,
      data: { groupId, year, forceReason, leaveReason },
    });
    return ok(undefined);
  });

const wasOfGroup = async (ctx: Ctx, groupId: number, accountId: number) =>
  (await reader(ctx).groupMembership.count({ where: { groupId, accountId } })) > 0;
