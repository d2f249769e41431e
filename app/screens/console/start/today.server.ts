import { personName } from "#modules/accounts/contract";
import { readSecondFactor, type SessionView } from "#modules/accounts/index.server";
import { whatWaits } from "#modules/console/index.server";
import { formatCurrency } from "#modules/platform/format";
import { dateFormatter } from "#modules/platform/formatters";
import { addMoney } from "#modules/platform/money";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";

export type TodayData = Awaited<ReturnType<typeof readToday>>;
export type ShownMonth = TodayData["months"][number];

/** What staff see first, in words. */
export async function readToday(context: HttpContext, user: SessionView["user"]) {
  const { ctx } = context;
  const found = await whatWaits(ctx);
  if (!found.ok) refusePage(context, found.refusal);
  const { waiting, renewals, months, endings } = found.value;
  const { state } = await readSecondFactor(ctx);
  const options = { month: "short", year: "numeric" } as const;
  const formatter = dateFormatter(ctx.formatLocale, options);
  const nameOf = (month: string) => formatter.format(new Date(`${month}-01T00:00:00Z`));
  const largest = Math.max(1, ...months.flatMap(({ received, back }) => [received, back]));
  const hasMoved = months.some(({ received, back }) => received > 0 || back > 0);
  const mostEndings = Math.max(1, ...endings.map(({ memberships }) => memberships));
  const best = months.reduce((one, other) => (other.received > one.received ? other : one));
  return {
    waiting,
    renewals,
    name: personName(user),
    hasTwoStep: state === "on",
    months: months.map(({ month, received, back }) => ({
      month,
      name: nameOf(month),
      received: formatCurrency(received),
      back: formatCurrency(back),
      receivedShare: received / largest,
      backShare: back / largest,
    })),
    endings: endings.map(({ month, memberships }) => ({
      month,
      name: nameOf(month),
      memberships,
      share: memberships / mostEndings,
    })),
    /** What came in and went back in all of them, and the best of them. */
    sums: {
      received: formatCurrency(addMoney(...months.map(({ received }) => received))),
      back: formatCurrency(addMoney(...months.map(({ back }) => back))),
    },
    /** Undefined when no money moved at all. */
    most: hasMoved
      ? { amount: formatCurrency(best.received), month: nameOf(best.month) }
      : undefined,
  };
}
