import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { hours } from "#modules/platform/dates";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { letterObstacle, readDeductible } from "../deductible.server";
import { sendGiftLetterJob } from "../jobs";
import { giftLimits } from "../limits";
import { giftMessages } from "../messages";
import { changeGifts } from "../permission.server";
import { writtenGifts, type YearAsked } from "../queries/written-gifts.server";

/**
 * Asks that every letter of a year whose donor has an e-mail address goes there as a mail of its own, once:
 * those that were mailed or are on their way stay as they are. For the primary user and the treasurer.
 * @returns how many go out; refusals: those of `enterGift`, and `conflict` when none waits
 */
export const mailLetters = (
  ctx: Ctx,
  asked: YearAsked,
): Promise<Result<{ readonly mailed: number }>> =>
  changeGifts(ctx, asked.accountId, async (tx): Promise<Result<{ readonly mailed: number }>> => {
    const { accountId, year } = asked;
    const obstacle = letterObstacle(await readDeductible(tx, accountId));
    if (obstacle) return refuse({ code: "conflict", message: obstacle });
    const recent = await tx.tx.gift.count({
      where: { accountId, mailedAt: { gt: new Date(tx.now().getTime() - hours(24)) } },
    });
    const left = giftLimits.mails - recent;
    const waiting = (await writtenGifts(tx, asked)).filter(
      ({ email, mailState }) => email !== "" && (mailState === "" || mailState === "failed"),
    );
    if (waiting.length > 0 && left <= 0) {
      const limit = message(giftMessages, "mailLimit", { max: giftLimits.mails });
      return refuse({ code: "conflict", message: limit });
    }
    const taken = await tx.tx.gift.updateManyAndReturn({
      where: {
        id: { in: waiting.slice(0, Math.max(left, 0)).map(({ id }) => id) },
        mailState: { in: ["", "failed"] },
        email: { not: "" },
      },
      data: { mailState: "waiting", mailedAt: tx.now() },
      select: { id: true },
    });
    if (taken.length === 0) {
      return refuse({ code: "conflict", message: message(giftMessages, "mailNone") });
    }
    const senderId = tx.actor.kind === "user" ? tx.actor.userId : null;
    const payloads = taken.map(({ id }) => ({ giftId: id, senderId }));
    await enqueueAll(tx, sendGiftLetterJob, payloads);
    const data = { year, count: taken.length };
    await audit(tx, { action: "gifts.letters-mailed", subject: `account:${accountId}`, data });
    return ok({ mailed: taken.length });
  });

export interface GiftEmail {
  readonly accountId: number;
  readonly id: number;
  /** "" for none. */
  readonly email: string;
}

/**
 * Changes where the letter of a gift is mailed, until it was. For the primary user and the treasurer.
 * Refusals: those of `removeGift`; `conflict` once the letter was mailed or is on its way.
 */
export const changeGiftEmail = (
  ctx: Ctx,
  { accountId, id, email }: GiftEmail,
): Promise<Result<void>> =>
  changeGifts(ctx, accountId, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.gift.updateMany({
      where: { id, accountId, mailState: { in: ["", "failed"] } },
      data: { email, mailState: "", mailedAt: null },
    });
    if (count === 0) {
      const isThere = (await tx.tx.gift.count({ where: { id, accountId } })) > 0;
      if (!isThere) return refuse({ code: "not_found" });
      return refuse({ code: "conflict", message: message(giftMessages, "emailMailed") });
    }
    await audit(tx, {
      action: "gifts.email-changed",
      subject: `account:${accountId}`,
      data: { id },
    });
    return ok(undefined);
  });
