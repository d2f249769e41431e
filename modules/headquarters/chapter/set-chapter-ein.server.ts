import {
  changeEin,
  changeGroup,
  type GroupAccess,
  reachOf,
  refuseViewer,
} from "#modules/accounts/index.server";
import { appliedEins } from "#modules/applications/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { einDigits } from "#modules/platform/ein";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { recomputeStanding } from "#modules/standing/index.server";
import { headquartersRoomMessages } from "../messages";
import { refuseEin } from "../refuse-ein.server";

export interface ChapterEin {
  readonly centralAccountId: number;
  readonly chapterId: number;
  /** As `field.ein()` reads it: with the hyphen. */
  readonly ein: string;
}

/**
 * Gives a chapter in reach the EIN that nobody has told yet: for the headquarters' owners and editors, and
 * staff. One that the chapter has, or says in an application, stays: its people and staff change that.
 * @returns refusals `not_found`, `forbidden`; `conflict` when the chapter has an EIN; `invalid` at `ein`
 *   when an account has this one
 */
export async function setChapterEin(ctx: Ctx, asked: ChapterEin): Promise<Result<void>> {
  const { centralAccountId, chapterId } = asked;
  const set = await changeGroup(
    ctx,
    centralAccountId,
    refuseViewer,
    async (tx, access): Promise<Result<void>> => {
      const ein = einDigits(asked.ein);
      const chapter = await chapterInReach(tx, access, chapterId);
      if (!chapter) return refuse({ code: "not_found" });
      if (chapter.ein === ein) return ok(undefined);
      if (chapter.ein !== null || (await hasApplied(tx, chapterId))) return refuseKnown();
      const taken = await refuseEin(tx, access, ein);
      if (taken) return taken;
      const isGiven = await changeEin(tx, { accountId: chapterId, was: null, ein });
      if (!isGiven) return refuseKnown();
      await audit(tx, {
        action: "headquarters.chapter-ein-set",
        subject: `account:${centralAccountId}`,
        data: { chapterId, ein },
      });
      return ok(undefined);
    },
  );
  // What the IRS's files say of it shows at once; a job judges it too.
  if (set.ok) await recomputeStanding(asSystem(ctx), chapterId);
  return set;
}

const asSystem = <C extends Ctx>(ctx: C): C => ({
  ...ctx,
  actor: { kind: "system", name: "headquarters" },
});

const chapterInReach = ({ tx }: TxCtx, access: GroupAccess, id: number) =>
  tx.account.findFirst({ where: { ...reachOf(access), id }, select: { ein: true } });

/** Whether the chapter itself said one; what it answered is its own, and is not shown here. */
async function hasApplied(tx: TxCtx, chapterId: number): Promise<boolean> {
  return (await appliedEins(asSystem(tx), [chapterId])).has(chapterId);
}

const refuseKnown = () =>
  refuse({ code: "conflict", message: message(headquartersRoomMessages, "einKnown") });
