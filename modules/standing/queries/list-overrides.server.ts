import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, fromUtcDate } from "#modules/platform/dates";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { FindingCode } from "../domain/judge";

/** What staff set aside, as they see it. */
export interface OverrideView {
  readonly id: number;
  /** Undefined for a letter of reinstatement. */
  readonly code: FindingCode | undefined;
  readonly letterOn: CivilDate | undefined;
  readonly reason: string;
  readonly file: { readonly id: number; readonly name: string };
  readonly endsOn: CivilDate;
  readonly createdAt: Date;
  /** Who made it; undefined when that person is no longer here. */
  readonly by: string | undefined;
  /** Whether it counts today. */
  readonly isOn: boolean;
}

/** Everything that staff ever set aside for an account, the newest first: for staff. */
export async function listOverrides(
  ctx: Ctx,
  accountId: number,
): Promise<Result<readonly OverrideView[]>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const account = await ctx.db.account.findUnique({
    where: { id: accountId },
    include: {
      standingOverrides: {
        orderBy: { id: "desc" },
        include: {
          file: { select: { id: true, fileName: true } },
          createdBy: { select: { firstName: true, lastName: true } },
        },
      },
    },
  });
  if (!account) return refuse({ code: "not_found" });
  const today = civilDateIn(ctx.now(), account.timeZone);
  return ok(
    account.standingOverrides.map((row) => {
      const endsOn = fromUtcDate(row.endsOn);
      const { createdBy: by } = row;
      return {
        id: row.id,
        // They were written by `addOverride` alone.
        code: row.codes[0] as FindingCode | undefined,
        letterOn: row.letterOn ? fromUtcDate(row.letterOn) : undefined,
        reason: row.reason,
        file: { id: row.file.id, name: row.file.fileName },
        endsOn,
        createdAt: row.createdAt,
        by: by ? `${by.firstName} ${by.lastName}`.trim() : undefined,
        isOn: row.endedAt === null && endsOn >= today,
      };
    }),
  );
}
