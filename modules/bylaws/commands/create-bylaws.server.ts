import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { findForm } from "../forms";
import { insertBylaws } from "../store.server";
import { addVersion, judgeFields, type SavedBylaws } from "./save-version.server";

/**
 * Creates bylaws with their first version and asks a worker to write its files. Anybody may.
 * `fields` are the form's fields as they came, without the bot check's and the anti-forgery ones.
 * Refusals: `not_found` for an unknown variant, `invalid` with the messages at their fields.
 */
export async function createBylaws(
  ctx: Ctx,
  { variant, fields }: { variant: string; fields: unknown },
): Promise<Result<SavedBylaws>> {
  const form = findForm(variant);
  if (!form) return refuse({ code: "not_found" });
  const judged = judgeFields(ctx, form, fields);
  if (!judged.ok) return judged;
  return inTransaction(ctx, async (tx) => {
    const { id, hash, versionCount: number } = await insertBylaws(tx, variant);
    await addVersion(tx, { bylawsId: id, number, answers: judged.value });
    return ok({ hash, version: number });
  });
}
