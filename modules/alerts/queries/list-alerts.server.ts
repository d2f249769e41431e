import { type Ctx, reader } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import type { Alert } from "#modules/platform/generated/prisma/client";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type AlertKind, alertToday, momentOf } from "../domain/alert-days";
import type { AlertView } from "../views";

/** A few in a year: so many are the work of decades. */
const MOST = 200;

/** All alerts, the latest first: for staff. */
export async function listAlerts(ctx: Ctx): Promise<Result<readonly AlertView[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const rows = await reader(ctx).alert.findMany({
    orderBy: [{ endsOn: "desc" }, { id: "desc" }],
    take: MOST,
  });
  return ok(rows.map((row) => viewOf(ctx, row)));
}

/** One alert: for staff. */
export async function readAlert(ctx: Ctx, id: number): Promise<Result<AlertView>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const row = await reader(ctx).alert.findUnique({ where: { id } });
  return row ? ok(viewOf(ctx, row)) : refuse({ code: "not_found" });
}

function viewOf(ctx: Ctx, row: Alert): AlertView {
  const { id, textEn, textEs, version } = row;
  const days = { startsOn: fromUtcDate(row.startsOn), endsOn: fromUtcDate(row.endsOn) };
  return {
    id,
    textEn,
    textEs,
    version,
    ...days,
    // The database knows these two alone.
    kind: row.kind as AlertKind,
    moment: momentOf({ ...days, isEnded: row.endedAt !== null }, alertToday(ctx.now())),
  };
}
