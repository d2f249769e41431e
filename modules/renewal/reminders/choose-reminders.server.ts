import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { renewalMessages } from "../messages";
import { mayRenew } from "../store.server";
import { type Obligation, type ReminderOffset, reminderOffsets } from "./clock";

const obligation: Obligation = "renewal";

export interface ReminderChoiceInput {
  readonly accountId: number;
  readonly offsets: readonly ReminderOffset[];
}

/**
 * Chooses which reminders an account gets from now on: at least one, so that an organization never
 * hears nothing because of one of its people, who can each end their own. For its people and staff.
 * @returns refusal `not_found`; `invalid` at `offsets` when none is left
 */
export async function chooseReminders(
  ctx: Ctx,
  { accountId, offsets: wanted }: ReminderChoiceInput,
): Promise<Result<void>> {
  if (!mayRenew(ctx.actor, accountId)) return refuse({ code: "not_found" });
  const offsets = reminderOffsets.filter((offset) => wanted.includes(offset));
  if (offsets.length === 0) return refuseField("offsets", message(renewalMessages, "noReminder"));
  return inTransaction(ctx, async (tx) => {
    const where = { accountId, obligation };
    if ((await tx.tx.account.count({ where: { id: accountId, mergedIntoId: null } })) === 0) {
      return refuse({ code: "not_found" });
    }
    // Without a choice an account gets all.
    const chosen = await tx.tx.reminderChoice.findUnique({
      where: { accountId_obligation: where },
    });
    if (String(chosen?.offsets ?? reminderOffsets) === String(offsets)) return ok(undefined);
    if (offsets.length === reminderOffsets.length) {
      await tx.tx.reminderChoice.deleteMany({ where });
    } else {
      const data = { offsets, updatedAt: tx.now() };
      await tx.tx.reminderChoice.upsert({
        where: { accountId_obligation: where },
        create: { ...where, ...data },
        update: data,
      });
    }
    await audit(tx, {
      action: "renewal.reminders-chosen",
      subject: `account:${accountId}`,
      data: { offsets },
    });
    return ok(undefined);
  });
}
