import { tellAccountChanged } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { rescueMessages } from "../messages";
import { fieldsOfAnswers, readRescueAnswers } from "../read-answers";
import type { RescueFields } from "../schemas";
import { answersOf, rescuedClub, rowOfAnswers } from "../store.server";

export interface RescueChange {
  readonly accountId: number;
  /** The version that was looked at. */
  readonly version: number;
  readonly fields: RescueFields;
}

/**
 * Saves the answers of an account's open rescue; each can be changed as often as one likes. For its
 * people, and staff whose work accounts are.
 * @returns refusal `not_found`; `invalid` at its fields; `conflict` when somebody else saved since
 */
export async function changeRescue(
  ctx: Ctx,
  { accountId, version, fields }: RescueChange,
): Promise<Result<void>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const club = await rescuedClub(tx, accountId);
    const row = await tx.tx.rescue.findFirst({ where: { accountId, endedAt: null } });
    if (!club || !row) return refuse({ code: "not_found" });
    const before = answersOf(row);
    const read = readRescueAnswers(fields, { today: club.today, revokedOn: before.revokedOn });
    if (!read.ok) return read;
    const { count } = await tx.tx.rescue.updateMany({
      where: { id: row.id, version, endedAt: null },
      data: { ...rowOfAnswers(read.value), version: version + 1, changedAt: tx.now() },
    });
    if (count !== 1) {
      return refuse({ code: "conflict", message: message(rescueMessages, "changed") });
    }
    await audit(tx, {
      action: "filings.rescue-changed",
      subject: `account:${accountId}`,
      data: {
        rescueId: row.id,
        before: { ...fieldsOfAnswers(before) },
        after: { ...fieldsOfAnswers(read.value) },
      },
    });
    await tellAccountChanged(tx, accountId);
    return ok(undefined);
  });
}
