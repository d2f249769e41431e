import type { Ctx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, refuse } from "#modules/platform/result";
import { type Obligation, type ReminderOffset, reminderDay, reminderOffsets } from "./clock";

const obligation: Obligation = "renewal";

/** A reminder that is still to come. */
interface UpcomingReminder {
  readonly on: CivilDate;
  readonly offset: ReminderOffset;
  readonly dueOn: CivilDate;
}

/** Which reminders an account wants and which come next: for its people and staff. */
export async function accountReminders(ctx: Ctx, accountId: number) {
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
  // How many of the account's people want event mails: whose letters they are.
  const readers = _count.users;
  return ok({ accountId, accountName, chosen, readers, upcoming });
}
