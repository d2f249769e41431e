import { readRecipient } from "#modules/accounts/index.server";
import { invoiceStanding } from "#modules/billing/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDateIn, days, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { deliverMail } from "#modules/platform/mail/index.server";
import { reminderMail } from "../templates/reminder.mail";
import type { LetterState } from "./clock";

/**
 * Sends one person the letter of a reminder, unless it has become needless: the account renewed or
 * is being renewed, a newer reminder has gone out, the person left or wants no such letters.
 */
export async function sendReminder(ctx: Ctx, letterId: number): Promise<void> {
  const letter = await ctx.db.reminderLetter.findUnique({
    where: { id: letterId },
    include: { reminder: { include: { account: { include: { level: true, group: true } } } } },
  });
  if (letter?.state !== "waiting" && letter?.state !== "failed") return;
  const { userId, reminder } = letter;
  const { accountId, account, dueOn } = reminder;
  const { level } = account;
  const invoice = await openInvoiceOf(ctx, accountId, dueOn);
  const isOver = account.renewalDueAt?.getTime() !== dueOn.getTime() || !level || invoice?.isPaid;
  if (isOver) return settleLetter(ctx, letterId, "done_meanwhile");
  if (await isOvertaken(ctx, reminder)) return settleLetter(ctx, letterId, "overtaken");
  const reader = await readerOf(ctx, accountId, userId);
  if (!reader) return settleLetter(ctx, letterId, "unwanted");
  const today = toUtcDate(civilDateIn(ctx.now(), account.timeZone));
  const query = `?account_id=${accountId}`;
  await deliverMail(ctx, {
    mail: reminderMail,
    ...reader,
    locale: reader.languages.locale,
    props: {
      organization: account.name,
      levelName: level.name,
      daysLeft: Math.round((dueOn.getTime() - today.getTime()) / days(1)),
      date: formatLongDate(fromUtcDate(dueOn), reader.languages),
      invoice: invoice && {
        number: invoice.number,
        balance: formatCurrency(invoice.balance),
      },
      group: account.group?.isBilledAsGroup ? account.group.label : "",
      href: `${env.publicUrl}${invoice ? "/app/payments" : "/app/renewal"}${query}`,
      chooseHref: `${env.publicUrl}/app/account/reminders${query}`,
    },
    messageKey: `renewal.reminder:${letterId}`,
  });
  await settleLetter(ctx, letterId, "sent");
}

/** Notes that a letter could not be sent. */
export const failReminder = (ctx: Ctx, letterId: number): Promise<void> =>
  settleLetter(ctx, letterId, "failed");

async function settleLetter(
  ctx: Ctx,
  id: number,
  state: Exclude<LetterState, "waiting">,
): Promise<void> {
  await ctx.db.reminderLetter.updateMany({
    where: { id, state: { in: ["waiting", "failed"] } },
    data: { state, settledAt: ctx.now() },
  });
}

/** The invoice of the renewal that is under way, if there is one. */
async function openInvoiceOf(ctx: Ctx, accountId: number, dueOn: Date) {
  const renewal = await ctx.db.renewal.findFirst({ where: { accountId, dueOn, status: "open" } });
  const invoice = renewal && (await invoiceStanding(ctx, renewal.invoiceId));
  if (!invoice || invoice.isVoid) return undefined;
  return { ...invoice, isPaid: invoice.balance <= 0 };
}

interface Decided {
  readonly accountId: number;
  readonly obligation: string;
  readonly dueOn: Date;
  readonly offsetDays: number;
}

/** When mail stood still, only the newest letter goes. */
async function isOvertaken(ctx: Ctx, decided: Decided): Promise<boolean> {
  const { accountId, obligation, dueOn, offsetDays } = decided;
  const newer = { accountId, obligation, dueOn, offsetDays: { gt: offsetDays }, outcome: "sent" };
  return (await ctx.db.reminder.count({ where: newer })) > 0;
}

/** The person's address, if the person still belongs to the account and wants event mails. */
async function readerOf(ctx: Ctx, accountId: number, userId: number | null) {
  if (userId === null) return undefined;
  const key = { accountId_userId: { accountId, userId } };
  const member = await ctx.db.accountUser.findUnique({ where: key });
  return member ? readRecipient(ctx, { userId, kind: reminderMail.kind }) : undefined;
}
