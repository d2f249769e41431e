import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { tellAccountChanged } from "../account-changed.server";
import { accountsMessages } from "../messages";

export interface NewGroup {
  readonly label: string;
  readonly isBilledAsGroup?: boolean;
  /** The group exemption number: four digits. */
  readonly gen?: string;
  /** The account of the central organization. */
  readonly centralAccountId?: number;
  /** Accounts that belong to the group from now on. */
  readonly accountIds?: readonly number[];
}

/** Adds a headquarters with its subordinate accounts. For staff and the system only. */
export async function createGroup(ctx: Ctx, input: NewGroup): Promise<Result<{ id: number }>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  if (input.gen !== undefined && !/^\d{4}$/.test(input.gen)) {
    return refuseField("gen", message(accountsMessages, "genShape"));
  }
  const { accountIds = [], ...group } = input;
  return inTransaction(ctx, async (tx) => {
    const { id } = await tx.tx.group.create({
      data: { ...group, createdAt: tx.now() },
      select: { id: true },
    });
    await tx.tx.account.updateMany({
      where: { id: { in: [...accountIds] } },
      data: { groupId: id },
    });
    for (const accountId of accountIds) await tellAccountChanged(tx, accountId);
    const data = { label: input.label, accountIds: [...accountIds] };
    await audit(tx, { action: "accounts.group-created", subject: `group:${id}`, data });
    return ok({ id });
  });
}
