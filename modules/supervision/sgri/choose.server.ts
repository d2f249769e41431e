import { type GroupAccess, mayManage } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { actorId, changeWhole, conflict, isYear, notFound, todayOf, words } from "../store.server";
import { loadDraft } from "./load-draft.server";

/** An account that is or was in the group, or the EIN of a chapter that has none. */
export type ChosenChapter = { readonly id: number } | { readonly ein: string };

export interface SgriChoice {
  readonly accountId: number;
  readonly year: number;
  readonly chapter: ChosenChapter;
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
    const { year, chapter } = choice;
    const { groupId } = access;
    if (!isYear(year) || !(await isKnown(tx, access, choice))) return notFound();
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
    if ("id" in chapter) {
      const key = { groupId, year, accountId: chapter.id };
      const where = { groupId_year_accountId: key };
      await tx.tx.sgriChoice.upsert({ where, create: { ...key, ...said }, update: said });
    } else {
      const key = { groupId, year, ein: chapter.ein };
      const where = { groupId_year_ein: key };
      await tx.tx.sgriLineChoice.upsert({ where, create: { ...key, ...said }, update: said });
    }
    const { forceReason = null, leaveReason = null } = said;
    await audit(tx, {
      action: "supervision.sgri-chosen",
      subject: `account:${"id" in chapter ? chapter.id : choice.accountId}`,
      data: { groupId, year, ...("ein" in chapter && chapter), forceReason, leaveReason },
    });
    return ok(undefined);
  });

/** Whether an account is or was in the group, or a draft shows a chapter without an account. */
async function isKnown(
  ctx: Ctx,
  access: GroupAccess,
  { accountId, year, chapter }: SgriChoice,
): Promise<boolean> {
  const { groupId } = access;
  if ("id" in chapter) {
    const where = { groupId, accountId: chapter.id };
    return (await reader(ctx).groupMembership.count({ where })) > 0;
  }
  const draft = await loadDraft(ctx, access, { year, today: await todayOf(ctx, accountId) });
  if (!draft.ok || chapter.ein === "") return false;
  const { added, blocked, left } = draft.value;
  return [...added, ...blocked, ...left].some(
    ({ chapter: one }) => one.accountId === null && one.ein === chapter.ein,
  );
}
