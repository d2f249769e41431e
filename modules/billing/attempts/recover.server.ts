import { staffWhoMay } from "#modules/accounts/index.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { hours, minutes, seconds } from "#modules/platform/dates";
import { enqueue } from "#modules/platform/jobs/index.server";
import { cents } from "#modules/platform/money";
import { ok } from "#modules/platform/result";
import { sendUnclearPaymentJob } from "../gateway/jobs";
import { keepFindings } from "../reconciliation/findings.server";
import { decideByBooks, type OpenAttempt } from "./books.server";
import { endAttempt } from "./conclude.server";
import { noteEvent } from "./store.server";

/** Longer than a call may take: whoever made it is gone. */
const LEFT_ALONE = seconds(60);
/** So long PayPal keeps a consent open; nobody can give it any more afterwards. */
const CONSENT = hours(3);
/** An end that is not known by then needs a person. */
const ALARM = minutes(30);
const AT_ONCE = 200;

export interface Recovered {
  readonly recorded: number;
  readonly ended: number;
  readonly waiting: number;
}

/**
 * Finishes the payments that somebody left unfinished: a process that died, an answer that never
 * came, a payer who never came back. Doing it twice, also at the same moment, changes nothing.
 */
export async function recoverAttempts(ctx: Ctx): Promise<Recovered> {
  const now = ctx.now().getTime();
  await forgetConsents(ctx, new Date(now - CONSENT));
  const open = await ctx.db.paymentAttempt.findMany({
    where: {
      OR: [
        { status: { in: ["charged", "unknown", "held"] } },
        { status: "dispatching", dispatchedAt: { lt: new Date(now - LEFT_ALONE) } },
      ],
    },
    // What is known to be charged needs no books, so it comes first.
    orderBy: [{ status: "asc" }, { createdAt: "asc" }],
    take: AT_ONCE,
  });
  const count = { recorded: 0, ended: 0, waiting: 0 };
  const isHeld = ({ status }: OpenAttempt) => status === "held";
  // A review takes days, and each is asked for by itself: no other payment waits for one.
  for (const attempt of [...open.filter((one) => !isHeld(one)), ...open.filter(isHeld)]) {
    const decision = await decide(ctx, attempt);
    const isDecided = decision === "recorded" || decision === "ended";
    count[isDecided ? decision : "waiting"] += 1;
    if (isDecided) await calm(ctx, attempt.ref, decision);
    const isUnreadable = decision === "unreadable";
    const needsPerson = decision === "waiting" || (isUnreadable && !isHeld(attempt));
    if (needsPerson && isLate(attempt, now)) await alarm(ctx, attempt);
    // Each further question would wait as long for nothing.
    if (isUnreadable && !isHeld(attempt)) break;
  }
  if (open.length > 0) ctx.log.info(count, "unfinished payments looked up");
  return count;
}

/** One payment that cannot be entered must not keep the others from it. */
async function decide(ctx: Ctx, attempt: OpenAttempt) {
  try {
    return await decideByBooks(ctx, attempt);
  } catch (err) {
    ctx.log.error({ err, ref: attempt.ref }, "an unfinished payment could not be decided");
    return "waiting";
  }
}

const isLate = ({ dispatchedAt, createdAt }: OpenAttempt, now: number) =>
  now - (dispatchedAt ?? createdAt).getTime() > ALARM;

async function forgetConsents(ctx: Ctx, before: Date): Promise<void> {
  const left = await ctx.db.paymentAttempt.findMany({
    where: { status: "awaiting_payer", createdAt: { lt: before } },
    select: { ref: true },
    take: AT_ONCE,
  });
  const why = { code: "consent_expired", text: "" };
  for (const { ref } of left) {
    await endAttempt(ctx, ref, "cancelled", why, { from: ["awaiting_payer"], isOver: true });
  }
}

/** Tells staff once of a payment whose end is not known for half an hour. */
async function alarm(ctx: Ctx, { ref, amountCents }: OpenAttempt): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const isNew = await keepFindings(tx, [
      {
        kind: "unclear_attempt",
        transId: "",
        ref,
        amount: cents(amountCents),
        detail: "",
      },
    ]);
    if (isNew === 0) return ok(undefined);
    ctx.log.error({ ref }, "the end of a payment is not known for half an hour");
    await noteEvent(tx, ref, "alarm");
    for (const userId of await staffWhoMay(tx, "money")) {
      await enqueue(tx, sendUnclearPaymentJob, { ref, userId });
    }
    return ok(undefined);
  });
}

/** What staff were told of has come to its end by itself. */
async function calm(ctx: Ctx, ref: string, resolution: "recorded" | "ended"): Promise<void> {
  await ctx.db.reconciliationFinding.updateMany({
    where: { kind: "unclear_attempt", attemptRef: ref, resolvedAt: null },
    data: { resolvedAt: ctx.now(), resolution },
  });
}
