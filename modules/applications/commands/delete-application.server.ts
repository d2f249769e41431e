import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { applicationsMessages } from "../messages";
import { lockByToken } from "../store.server";

/**
 * Deletes an application that was never submitted, with its answers; the account stays. For the
 * account's own people and staff.
 * @returns refusal `not_found`, `conflict` in any later state
 */
export async function deleteApplication(ctx: Ctx, token: string): Promise<Result<void>> {
  return inTransaction(ctx, async (tx) => {
    const application = await lockByToken(tx, token);
    if (!application) return refuse({ code: "not_found" });
    const { id, accountId, levelId } = application;
    const { count } = await tx.tx.application.deleteMany({ where: { id, state: "draft" } });
    if (count !== 1) {
      return refuse({
        code: "conflict",
        message: message(applicationsMessages, "deleteDraftOnly"),
      });
    }
    const data = { accountId, levelId };
    await audit(tx, { action: "applications.deleted", subject: `application:${id}`, data });
    return ok(undefined);
  });
}
