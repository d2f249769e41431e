import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, dayIn } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { message } from "#modules/platform/messages";
import { isActingMember, isOfAccount } from "#modules/platform/permission.server";
import { type Refused, refuse } from "#modules/platform/result";
import { inspectionMessages } from "./messages";

/** A file of what the law has shown to whoever asks, which may be published once a virus scanner has seen it. */
export const publishable = {
  category: { in: ["exemption", "returns"] },
  isPrivate: false,
  removedAt: null,
  quarantinedAt: null,
};

/** Whether the file of a published paper may be shown still. */
export const isShowable = Prisma.sql`file.removed_at IS NULL AND file.quarantined_at IS NULL
  AND file.scanned_at IS NOT NULL AND NOT file.is_private`;

/** Strangers find nothing; staff see, and only people of the organization act. */
export function refuseOutsiders(ctx: Ctx, accountId: number): Refused | undefined {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  if (isActingMember(ctx, accountId)) return undefined;
  return refuse({ code: "forbidden", message: message(inspectionMessages, "ownAlone") });
}

/** The day it is where the account is. */
export async function todayOf(ctx: Ctx, accountId: number): Promise<CivilDate> {
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { timeZone: true },
  });
  return dayIn(ctx.now(), account?.timeZone);
}
