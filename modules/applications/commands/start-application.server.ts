import { refuseSuspended } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { randomToken } from "#modules/platform/ids.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { findLevel } from "#modules/renewal/index.server";
import { openStates } from "../domain/states";
import { sendWelcomeJob } from "../jobs";
import { applicationsMessages } from "../messages";
import { actorId } from "../store.server";

export interface NewApplication {
  readonly accountId: number;
  readonly levelId: number;
  /** As the form sent it: must be that of the level. */
  readonly schema: string;
}

/**
 * Starts an account's application, or returns the one that is open already; the way back to a new
 * one goes to the applicant by mail. For the account's own people, staff and the system; joins the
 * caller's transaction.
 * @returns refusal `not_found` for others' accounts, `invalid` at `level_id` or `schema`
 */
export async function startApplication(
  ctx: Ctx,
  { accountId, levelId, schema }: NewApplication,
): Promise<Result<{ token: string }>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  const level = await findLevel(ctx, levelId);
  if (!level) return refuseField("level_id", message(applicationsMessages, "levelUnknown"));
  if (level.schema !== schema) {
    return refuseField("schema", message(applicationsMessages, "schemaMismatch"));
  }
  return inTransaction(ctx, async (tx) => {
    if ((await tx.tx.account.count({ where: { id: accountId, mergedIntoId: null } })) === 0) {
      return refuse({ code: "not_found" });
    }
    const suspended = await refuseSuspended(tx, accountId);
    if (suspended) return suspended;
    const now = tx.now();
    // The partial unique index decides when two start at once.
    const [made] = await tx.tx.application.createManyAndReturn({
      data: [{ token: randomToken(), accountId, levelId, createdAt: now, touchedAt: now }],
      skipDuplicates: true,
      select: { id: true, token: true },
    });
    if (!made) {
      const open = await tx.tx.application.findFirstOrThrow({
        where: { accountId, state: { in: [...openStates] } },
        select: { token: true },
      });
      return ok(open);
    }
    const { id, token } = made;
    await tx.tx.applicationEvent.create({
      data: { applicationId: id, state: "draft", at: now, userId: actorId(tx) },
    });
    const data = { accountId, levelId };
    await audit(tx, { action: "applications.started", subject: `application:${id}`, data });
    await enqueue(tx, sendWelcomeJob, { applicationId: id });
    return ok({ token });
  });
}
