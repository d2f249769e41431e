import { readRecipient } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { deliverMail } from "#modules/platform/mail/index.server";
import { cents } from "#modules/platform/money";
import { staffNoticeMail } from "../templates/staff-notice.mail";
import { billedPerson } from "./billed-person.server";
import type { PostingKind } from "./entries";
import { balancesOf } from "./post.server";
import { postingNoticeMail } from "./templates/posting-notice.mail";

async function findPosting(ctx: Ctx, postingId: number) {
  const posting = await ctx.db.posting.findUnique({
    where: { id: postingId },
    include: {
      payment: true,
      account: { select: { name: true } },
      entries: {
        where: { ledger: "receivable" },
        orderBy: { invoiceId: "asc" },
        include: { invoice: { select: { id: true, number: true, account: true } } },
      },
    },
  });
  if (!posting) return undefined;
  const { payment, entries } = posting;
  return {
    ...posting,
    // The table's check constraint holds it to these values.
    kind: posting.kind as PostingKind,
    wordsIn: (languages: Languages) => ({
      name: posting.account.name,
      amount: amountOf(entries),
      date: payment ? formatLongDate(fromUtcDate(payment.receivedOn), languages) : "",
      label: payment?.label ?? "",
    }),
  };
}
type Posting = NonNullable<Awaited<ReturnType<typeof findPosting>>>;

const amountOf = (entries: readonly { readonly cents: number }[]) =>
  formatCurrency(cents(Math.abs(entries.reduce((sum, entry) => sum + entry.cents, 0))));

/** A payment that the provider voided is money back all the same. */
function noticeOf({ kind, paymentId }: { kind: PostingKind; paymentId: number | null }) {
  if (kind === "return") return "return";
  if (kind === "refund" || (kind === "void" && paymentId !== null)) return "refund";
  return kind === "void" ? "void" : "credit";
}

async function invoicesOf(ctx: Ctx, entries: Posting["entries"]) {
  const invoices = new Map(
    entries.flatMap(({ invoice }) => (invoice ? [[invoice.id, invoice]] : [])),
  );
  const balances = await balancesOf(ctx, [...invoices.keys()]);
  return [...invoices.values()].map(({ id, number }) => ({
    number,
    balance: formatCurrency(balances.get(id) ?? cents(0)),
  }));
}

/**
 * Tells whoever paid, or owes, of a posting. Of a payment that its bank took back those are told
 * too whose invoices somebody else had paid: they owe them again.
 */
export async function sendPostingNotice(ctx: Ctx, postingId: number): Promise<void> {
  const posting = await findPosting(ctx, postingId);
  if (!posting) return;
  const kind = noticeOf(posting);
  const person = await billedPerson(ctx, posting.accountId);
  if (person) {
    await deliverMail(ctx, {
      mail: postingNoticeMail,
      ...person,
      locale: person.languages.locale,
      props: {
        kind,
        ...posting.wordsIn(person.languages),
        note: posting.note,
        invoices: await invoicesOf(ctx, posting.entries),
        href: `${env.publicUrl}${kind === "return" ? "/app/payments" : "/app/finances"}`,
      },
      messageKey: `billing.posting-notice:${postingId}`,
    });
  }
  if (kind === "return") await tellOwners(ctx, posting);
}

/** The payer's card or bank account is nobody else's business. */
async function tellOwners(ctx: Ctx, posting: Posting): Promise<void> {
  const { id: postingId, accountId: payerId, entries, wordsIn } = posting;
  const owners = new Map(
    entries.flatMap(({ invoice }) => (invoice ? [[invoice.account.id, invoice.account]] : [])),
  );
  owners.delete(payerId);
  for (const { id: accountId, name } of owners.values()) {
    const own = entries.filter(({ invoice }) => invoice?.account.id === accountId);
    const person = await billedPerson(ctx, accountId);
    if (!person) continue;
    const { name: payer, date } = wordsIn(person.languages);
    await deliverMail(ctx, {
      mail: postingNoticeMail,
      ...person,
      locale: person.languages.locale,
      props: {
        kind: "return-for",
        name,
        payer,
        amount: amountOf(own),
        date,
        invoices: await invoicesOf(ctx, own),
        href: `${env.publicUrl}/app/payments?account_id=${accountId}`,
      },
      messageKey: `billing.posting-notice:${postingId}:${accountId}`,
    });
  }
}

/** Tells one of the staff of a payment that was taken back. */
export async function sendStaffReturn(ctx: Ctx, postingId: number, userId: number): Promise<void> {
  const posting = await findPosting(ctx, postingId);
  const recipient = await readRecipient(ctx, { userId });
  if (!posting || !recipient) return;
  await deliverMail(ctx, {
    mail: staffNoticeMail,
    ...recipient,
    props: {
      kind: "return",
      ...posting.wordsIn(ctx),
      status: posting.note,
      href: `${env.publicUrl}/admin/payments/unmatched`,
    },
    messageKey: `billing.staff-return:${postingId}:${userId}`,
  });
}
