import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { counterpartOf, listLevels } from "#modules/renewal/index.server";
import { stillRight } from "../domain/judge.server";
import { applicationsMessages } from "../messages";
import { lockByToken, wizardOfApplication } from "../store.server";

/**
 * Turns a start-up application into the maintain one of its pair, or the other way round. Answers
 * and drafts stay: those that only one type asks for are shown again after a switch back, and go
 * with the submit. A page that is not right any more is to be completed again. For the account's own people and staff.
 * @returns refusal `not_found`; `conflict` when it was submitted, or has no other type
 */
export async function switchApplication(
  ctx: Ctx,
  token: string,
): Promise<Result<{ levelId: number }>> {
  return inTransaction(ctx, async (tx) => {
    const application = await lockByToken(tx, token);
    if (!application) return refuse({ code: "not_found" });
    const level = counterpartOf(await listLevels(tx), application.levelId);
    if (!level || application.state !== "draft") {
      const key = application.state === "draft" ? "switchNone" : "switchDraftOnly";
      return refuse({ code: "conflict", message: message(applicationsMessages, key) });
    }
    const { schema, audience: levelAudience } = level;
    const switched = { ...application, levelId: level.id, schema, levelAudience };
    const { wizard } = wizardOfApplication(tx, switched);
    await tx.tx.application.update({
      where: { id: application.id },
      data: {
        levelId: level.id,
        pages: stillRight(tx, switched, wizard, application.pages),
        version: application.version + 1,
        touchedAt: tx.now(),
      },
    });
    const data = { from: application.levelId, to: level.id };
    const subject = `application:${application.id}`;
    await audit(tx, { action: "applications.switched", subject, data });
    return ok({ levelId: level.id });
  });
}
