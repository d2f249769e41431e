import type { Ctx } from "#modules/platform/ctx.server";
import { days, fromUtcDate, seconds } from "#modules/platform/dates";
import type { Alert } from "#modules/platform/generated/prisma/client";
import { type AlertKind, alertToday, momentOf } from "../domain/alert-days";
import type { ShownAlert } from "../views";

/** How long one reading serves every page of this process; what another one saves shows then. */
const FRESH_MS = seconds(10);
/** More at once nobody reads. */
const MOST = 5;

let known: { readonly at: number; readonly rows: readonly Alert[] } | undefined;
let reading: Promise<void> | undefined;
let forgotten = 0;

/** Has the next page read the alerts anew, in this process. */
export function forgetAlerts(): void {
  known = undefined;
  // What is being read at this moment may be older than the change.
  reading = undefined;
  forgotten += 1;
}

/**
 * The alerts of today in the visitor's language, the urgent ones first. Pages do not wait for the
 * database: it is asked every few seconds at most, and while it is away what was known is shown.
 */
export async function currentAlerts(ctx: Ctx): Promise<readonly ShownAlert[]> {
  const now = ctx.now().getTime();
  const isStale = known === undefined || Math.abs(now - known.at) >= FRESH_MS;
  if (isStale) {
    reading ??= readAll(ctx);
    if (known === undefined) await reading;
  }
  const today = alertToday(ctx.now());
  return (known?.rows ?? [])
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

async function readAll(ctx: Ctx): Promise<void> {
  const at = ctx.now().getTime();
  const started = forgotten;
  const rows = await ctx.db.alert
    .findMany({
      // A day of another time zone may have begun already.
      where: { endedAt: null, endsOn: { gte: new Date(at - days(2)) } },
      orderBy: { id: "asc" },
    })
    .catch((error: unknown) => {
      ctx.log.warn({ err: error }, "the alerts could not be read");
      return known?.rows ?? [];
    });
  if (started !== forgotten) return;
  known = { at, rows };
  reading = undefined;
}
