import type { Ctx } from "#modules/platform/ctx.server";
import { days, fromUtcDate } from "#modules/platform/dates";
import type { Alert } from "#modules/platform/generated/prisma/client";
import { keptReading } from "#modules/platform/kept-reading.server";
import { type AlertKind, alertToday, momentOf } from "../domain/alert-days";
import type { ShownAlert } from "../views";

/** More at once nobody reads. */
const MOST = 5;

const readAlerts = (ctx: Ctx): Promise<readonly Alert[]> =>
  ctx.db.alert.findMany({
    // A day of another time zone may have begun already.
    where: { endedAt: null, endsOn: { gte: new Date(ctx.now().getTime() - days(2)) } },
    orderBy: { id: "asc" },
  });

const alerts = keptReading<readonly Alert[]>({
  read: readAlerts,
  nothing: [],
  warning: "the alerts could not be read",
});

/** Has the next page read the alerts again, in this process. */
export const forgetAlerts = alerts.forget;

/** The alerts of today in the visitor's language, the urgent ones first: for everybody. */
export const currentAlerts = async (ctx: Ctx): Promise<readonly ShownAlert[]> =>
  shownOf(ctx, await alerts.current(ctx));

/** The same as the database says it now: another process may have shown what this one does not know. */
export const latestAlerts = async (ctx: Ctx): Promise<readonly ShownAlert[]> =>
  shownOf(ctx, await readAlerts(ctx));

function shownOf(ctx: Ctx, rows: readonly Alert[]): readonly ShownAlert[] {
  const today = alertToday(ctx.now());
  return rows
    .filter((row) => momentOf(daysOf(row), today) === "shown")
    .toSorted((one, other) => Number(other.kind === "urgent") - Number(one.kind === "urgent"))
    .slice(0, MOST)
    .map(({ id, kind, textEn, textEs }) => ({
      id,
      // The database knows these two alone.
      kind: kind as AlertKind,
      text: ctx.locale === "es" && textEs !== "" ? textEs : textEn,
    }));
}

const daysOf = ({ startsOn, endsOn, endedAt }: Alert) => ({
  startsOn: fromUtcDate(startsOn),
  endsOn: fromUtcDate(endsOn),
  isEnded: endedAt !== null,
});
