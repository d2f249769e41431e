import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { type CivilDate, toUtcDate } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { AlertKind } from "../domain/alert-days";
import { alertMessages } from "../messages";
import { forgetAlerts } from "../queries/current-alerts.server";

export interface AlertInput {
  readonly kind: AlertKind;
  readonly textEn: string;
  /** "" is shown in English. */
  readonly textEs: string;
  /** The first and the last day on which it is shown. */
  readonly startsOn: CivilDate;
  readonly endsOn: CivilDate;
}

interface Changed {
  readonly id: number;
  /** The version that was looked at. */
  readonly version: number;
}

const rowOf = ({ startsOn, endsOn, ...rest }: AlertInput) => ({
  ...rest,
  startsOn: toUtcDate(startsOn),
  endsOn: toUtcDate(endsOn),
});

/** Makes an alert: staff and the system. */
export async function addAlert(ctx: Ctx, input: AlertInput): Promise<Result<{ id: number }>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const added = await inTransaction(ctx, async (tx) => {
    const { id } = await tx.tx.alert.create({
      data: { ...rowOf(input), createdAt: tx.now(), updatedAt: tx.now() },
      select: { id: true },
    });
    await audit(tx, { action: "alerts.added", subject: `alert:${id}`, data: { ...input } });
    return ok({ id });
  });
  forgetAlerts();
  return added;
}

/** Changes an alert: staff and the system. One that was ended stays so. */
export const changeAlert = (ctx: Ctx, { input, ...changed }: Changed & { input: AlertInput }) =>
  change(ctx, changed, "alerts.changed", { ...rowOf(input) });

/** Takes an alert off all pages before its last day: staff and the system. */
export const endAlert = (ctx: Ctx, changed: Changed) =>
  change(ctx, changed, "alerts.ended", { endedAt: ctx.now() });

async function change(
  ctx: Ctx,
  { id, version }: Changed,
  action: "alerts.changed" | "alerts.ended",
  data: Partial<ReturnType<typeof rowOf>> & { endedAt?: Date },
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "texts");
  if (others) return others;
  const changed = await inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const before = await tx.tx.alert.findUnique({ where: { id } });
    if (!before) return refuse({ code: "not_found" });
    if (before.endedAt !== null) {
      return refuse({ code: "conflict", message: message(alertMessages, "over") });
    }
    const { count } = await tx.tx.alert.updateMany({
      where: { id, version, endedAt: null },
      data: { ...data, version: version + 1, updatedAt: tx.now() },
    });
    if (count !== 1) {
      return refuse({ code: "conflict", message: message(alertMessages, "changed") });
    }
    const { kind, textEn, textEs, startsOn, endsOn } = before;
    const days = { startsOn: startsOn.toISOString(), endsOn: endsOn.toISOString() };
    await audit(tx, {
      action,
      subject: `alert:${id}`,
      data: { before: { kind, textEn, textEs, ...days }, version },
    });
    return ok(undefined);
  });
  forgetAlerts();
  return changed;
}
