import type { Ctx } from "#modules/platform/ctx.server";
import { addDays, fromUtcDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type Obligation, reminderDay, reminderOffsets } from "./clock";
import type { AccountReminders, UpcomingReminder } from "./reminder-views";

const obligation: Obligation = "renewal";

/** Which reminders an account wants and which come next: for its people and staff. */
export async function accountReminders(
  ctx: Ctx,
  accountId: number,
): Promise<Result<AccountReminders>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await ctx.db.account.findUnique({
    where: { id: accountId },
    include: {
      reminderChoices: { where: { obligation } },
      _count: { select: { users: { where: { user: { isSubscribedEventEmails: true } } } } },
    },
  });
  if (!account) return refuse({ code: "not_found" });
  const [choice] = account.reminderChoices;
  const chosen = reminderOffsets.filter((offset) => choice?.offsets.includes(offset) ?? true);
  const upcoming: UpcomingReminder[] = [];
  if (account.renewalDueAt && account.levelId !== null) {
    const dueOn = fromUtcDate(account.renewalDueAt);
    const today = reminderDay(ctx.now(), account.timeZone);
    const dates = chosen.map((offset) => ({ on: addDays(dueOn, offset), offset, dueOn }));
    const known = await ctx.db.reminder.findMany({
      where: { accountId, obligation, dueOn: account.renewalDueAt },
      select: { offsetDays: true },
    });
    const isOpen = ({ on, offset }: UpcomingReminder) =>
      on >= today && !known.some(({ offsetDays }) => offsetDays === offset);
    upcoming.push(...dates.filter(isOpen));
  }
  const { name: accountName, _count } = account;
  return ok({ accountId, accountName, chosen, readers: _count.users, upcoming });
}
