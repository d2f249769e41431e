import type { Ctx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, fromUtcDate } from "#modules/platform/dates";
import type { Prisma } from "#modules/platform/db.server";
import { pageBounds } from "#modules/platform/pagination";
import { isOfAccount, isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import {
  type LetterState,
  type Obligation,
  type ReminderOffset,
  type ReminderOutcome,
  reminderOffsets,
} from "./clock";

/** So many reminders are on a page. */
export const remindersPerPage = 25;

const withLetters = {
  account: { select: { name: true } },
  letters: {
    orderBy: { id: "asc" },
    include: {
      user: {
        select: {
          email: true,
          firstName: true,
          lastName: true,
          accounts: { select: { accountId: true } },
        },
      },
    },
  },
} as const satisfies Prisma.ReminderInclude;

/**
 * What was decided about reminders, the newest first: of one account, for its people and staff; of
 * all, for staff.
 */
export async function listReminders(
  ctx: Ctx,
  { accountId, page: wanted }: { readonly accountId?: number | undefined; readonly page: number },
): Promise<Result<{ rows: ReturnType<typeof viewOf>[]; page: number; total: number }>> {
  const refused = refuseOthers(ctx, accountId);
  if (refused) return refused;
  // Those of duties stand with their duties.
  const where = { obligation: "renewal", ...(accountId !== undefined && { accountId }) };
  const total = await ctx.db.reminder.count({ where });
  const { page, offset } = pageBounds({ page: wanted, perPage: remindersPerPage, total });
  const rows = await ctx.db.reminder.findMany({
    where,
    orderBy: { id: "desc" },
    skip: offset,
    take: remindersPerPage,
    include: withLetters,
  });
  return ok({ rows: rows.map((row) => viewOf(row, isStaff(ctx))), page, total });
}

function refuseOthers(ctx: Ctx, accountId: number | undefined) {
  if (accountId === undefined ? isStaff(ctx) : isOfAccount(ctx, accountId)) return undefined;
  return refuse({ code: accountId === undefined ? "forbidden" : "not_found" });
}

type Row = Prisma.ReminderGetPayload<{ include: typeof withLetters }>;

/** A person who left the account since is named to staff only. */
const viewOf = (row: Row, isForStaff: boolean) => ({
  id: row.id,
  accountId: row.accountId,
  accountName: row.account.name,
  // Only the run writes these columns, and a check constraint holds the outcome to its values.
  obligation: row.obligation as Obligation,
  dueOn: fromUtcDate(row.dueOn),
  offset: row.offsetDays as ReminderOffset,
  outcome: row.outcome as ReminderOutcome,
  /** The day in the account's time zone. */
  decidedOn: fromUtcDate(row.decidedOn),
  letters: row.letters.map(({ user: person, state }) => {
    const isHere = person?.accounts.some(({ accountId }) => accountId === row.accountId);
    const user = isForStaff || isHere ? person : undefined;
    return {
      /** Empty once the person is forgotten. */
      email: user?.email ?? "",
      name: [user?.firstName, user?.lastName].filter(Boolean).join(" "),
      state: state as LetterState,
    };
  }),
});

/** What comes on a day: how many organizations are reminded, and how many people get the mail. */
export interface UpcomingReminders {
  readonly on: CivilDate;
  readonly count: number;
  /** As today's subscriptions are. */
  readonly people: number;
}

/** How many reminders come on each of the next days, as far as is known today. For staff. */
export async function upcomingReminders(
  ctx: Ctx,
  days: number,
): Promise<Result<readonly UpcomingReminders[]>> {
  const refused = refuseOthers(ctx, undefined);
  if (refused) return refused;
  const today = fromUtcDate(ctx.now());
  const until = addDays(today, days);
  const from = addDays(today, -Math.max(...reminderOffsets));
  const to = addDays(until, -Math.min(...reminderOffsets));
  const rows = await ctx.db.$queryRaw<(Omit<UpcomingReminders, "on"> & { on: Date })[]>`
    SELECT account.renewal_due_at + each.days AS on, count(*)::int AS count,
      sum((SELECT count(*) FROM account_users member JOIN users person ON person.id = member.user_id
        WHERE member.account_id = account.id AND person.is_subscribed_event_emails))::int AS people
    FROM accounts account
    JOIN unnest(${reminderOffsets}::int[]) AS each(days)
      ON account.renewal_due_at + each.days BETWEEN ${addDays(today, 1)}::date AND ${until}::date
    LEFT JOIN reminder_choices choice
      ON choice.account_id = account.id AND choice.obligation = 'renewal'
    WHERE account.level_id IS NOT NULL
      AND account.renewal_due_at BETWEEN ${from}::date AND ${to}::date
      AND (choice.offsets IS NULL OR each.days = ANY(choice.offsets))
    GROUP BY 1 ORDER BY 1`;
  return ok(rows.map(({ on, ...row }) => ({ on: fromUtcDate(on), ...row })));
}
