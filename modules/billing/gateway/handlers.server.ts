import { readRecipient } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { formatCurrency } from "#modules/platform/format";
import { handle } from "#modules/platform/jobs/index.server";
import { deliverMail } from "#modules/platform/mail/index.server";
import { cents } from "#modules/platform/money";
import { recoverAttempts } from "../attempts/recover.server";
import { checkLedger } from "../ledger/check-ledger.server";
import { sendPostingNotice, sendStaffReturn } from "../ledger/posting-notices.server";
import { servedNow } from "../payment-page/served.server";
import { watchPaymentPage } from "../payment-page/watch.server";
import { reconcile } from "../reconciliation/reconcile.server";
import { recoverRefunds } from "../refunds/recover-refunds.server";
import { staffNoticeMail } from "../templates/staff-notice.mail";
import { followNotification } from "../webhooks/follow-notification.server";
import {
  checkLedgerJob,
  followNotificationJob,
  reconcileJob,
  recoverAttemptsJob,
  recoverRefundsJob,
  sendPostingNoticeJob,
  sendStaffFindingsJob,
  sendStaffReturnJob,
  sendUnclearPaymentJob,
  watchPaymentPageJob,
} from "./jobs";

const unmatched = `${env.publicUrl}/admin/payments/unmatched`;

async function sendUnclearPayment(ctx: Ctx, ref: string, userId: number): Promise<void> {
  const attempt = await ctx.db.paymentAttempt.findUnique({
    where: { ref },
    select: { amountCents: true, account: { select: { name: true } } },
  });
  const recipient = await readRecipient(ctx, { userId });
  if (!attempt || !recipient) return;
  const amount = formatCurrency(cents(attempt.amountCents));
  await deliverMail(ctx, {
    mail: staffNoticeMail,
    ...recipient,
    props: { kind: "unclear", name: attempt.account.name, amount, ref, href: unmatched },
    messageKey: `billing.unclear-payment:${ref}:${userId}`,
  });
}

/** Handlers of the jobs that deal with the provider's books, and of the letters that follow. */
export const providerHandlers = [
  handle(followNotificationJob, (ctx, { notificationId }) =>
    followNotification(ctx, notificationId),
  ),
  handle(recoverAttemptsJob, async (ctx) => {
    await recoverAttempts(ctx);
  }),
  handle(sendUnclearPaymentJob, (ctx, { ref, userId }) => sendUnclearPayment(ctx, ref, userId)),
  handle(recoverRefundsJob, (ctx) => recoverRefunds(ctx)),
  handle(sendPostingNoticeJob, (ctx, { postingId }) => sendPostingNotice(ctx, postingId)),
  handle(sendStaffReturnJob, (ctx, { postingId, userId }) =>
    sendStaffReturn(ctx, postingId, userId),
  ),
  handle(reconcileJob, async (ctx) => {
    await reconcile(ctx);
  }),
  handle(checkLedgerJob, async (ctx) => {
    await checkLedger(ctx, { isRepairing: false, isTelling: true });
  }),
  handle(watchPaymentPageJob, async (ctx) => {
    await watchPaymentPage(ctx, await servedNow());
  }),
  handle(sendStaffFindingsJob, async (ctx, { userId, check, count, day }) => {
    const recipient = await readRecipient(ctx, { userId });
    if (!recipient) return;
    await deliverMail(ctx, {
      mail: staffNoticeMail,
      ...recipient,
      props: { kind: check, count, href: unmatched },
      messageKey: `billing.staff-findings:${check}:${day}:${userId}`,
    });
  }),
] as const;
