import { readRecipient } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { handle } from "#modules/platform/jobs/index.server";
import { deliverMail } from "#modules/platform/mail/index.server";
import { cents } from "#modules/platform/money";
import { recoverAttempts } from "./attempts/recover.server";
import { billedPerson } from "./billed-person.server";
import type { PostingKind } from "./domain/entries";
import { checkLedger } from "./integrity/check-ledger.server";
import { balancesOf } from "./ledger.server";
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
} from "./provider-jobs";
import { reconcile } from "./reconciliation/reconcile.server";
import { recoverRefunds } from "./refunds/recover-refunds.server";
import { postingNoticeMail } from "./templates/posting-notice.mail";
import { staffNoticeMail } from "./templates/staff-notice.mail";
import { followNotification } from "./webhooks/follow-notification.server";

const unmatched = `${env.publicUrl}/admin/payments/unmatched`;

async function findPosting(ctx: Ctx, postingId: number) {
  const posting = await ctx.db.posting.findUnique({
    where: { id: postingId },
    include: { payment: true, account: { select: { name: true } }, entries: true },
  });
  if (!posting) return undefined;
  const owed = posting.entries.filter(({ ledger }) => ledger === "receivable");
  const total = owed.reduce((sum, entry) => sum + entry.cents, 0);
  const { payment } = posting;
  return {
    ...posting,
    // The table's check constraint holds it to these values.
    kind: posting.kind as PostingKind,
    invoiceIds: owed.flatMap(({ invoiceId }) => invoiceId ?? []),
    words: {
      name: posting.account.name,
      amount: formatCurrency(cents(Math.abs(total))),
      date: payment ? formatLongDate(fromUtcDate(payment.receivedOn), ctx) : "",
      label: payment?.label ?? "",
    },
  };
}

/** A payment that the provider voided is money back all the same. */
function noticeOf({ kind, paymentId }: { kind: PostingKind; paymentId: number | null }) {
  if (kind === "return") return "return";
  if (kind === "refund" || (kind === "void" && paymentId !== null)) return "refund";
  return kind === "void" ? "void" : "credit";
}

async function sendPostingNotice(ctx: Ctx, postingId: number): Promise<void> {
  const posting = await findPosting(ctx, postingId);
  const person = posting && (await billedPerson(ctx, posting.accountId));
  if (!posting || !person) return;
  const kind = noticeOf(posting);
  const invoices = await ctx.db.invoice.findMany({
    where: { id: { in: posting.invoiceIds } },
    orderBy: { id: "asc" },
    select: { id: true, number: true },
  });
  const balances = await balancesOf(ctx, posting.invoiceIds);
  await deliverMail(ctx, {
    mail: postingNoticeMail,
    ...person,
    props: {
      kind,
      ...posting.words,
      note: posting.note,
      invoices: invoices.map(({ id, number }) => ({
        number,
        balance: formatCurrency(balances.get(id) ?? cents(0)),
      })),
      href: env.publicUrl + (kind === "return" ? "/app/payments" : "/app/finances"),
    },
    messageKey: `billing.posting-notice:${postingId}`,
  });
}

async function sendStaffReturn(ctx: Ctx, postingId: number, userId: number): Promise<void> {
  const posting = await findPosting(ctx, postingId);
  const recipient = await readRecipient(ctx, { userId });
  if (!posting || !recipient) return;
  await deliverMail(ctx, {
    mail: staffNoticeMail,
    ...recipient,
    props: { kind: "return", ...posting.words, status: posting.note, href: unmatched },
    messageKey: `billing.staff-return:${postingId}:${userId}`,
  });
}

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
