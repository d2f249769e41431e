import { readAccountOverview } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { isReadOnly } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { findForm } from "../forms";
import { insertBylaws } from "../store.server";
import { addVersion, judgeFields, type SavedBylaws } from "./save-version.server";

export interface NewBylaws {
  readonly variant: string;
  /** The form's fields as they came, without the bot check's and the anti-forgery ones. */
  readonly fields: unknown;
  /** Whose they are to be; a signed-in person's first account when left out. */
  readonly accountId?: number | undefined;
  /** Asked once the fields are right, before anything is written; its refusal is the answer. */
  readonly admit?: () => Promise<Result<unknown>>;
}

/**
 * Creates bylaws with their first version and asks a worker to write its files. Anybody may. A
 * signed-in person's belong to an account, among whose documents they are; a visitor's to nobody,
 * also when the form was opened before the session ended: nothing typed is lost by that, and they
 * can be kept by their link.
 * Refusals: `not_found` for an unknown variant or others' account, `invalid` with the messages at
 * their fields, and those of `admit`.
 */
export async function createBylaws(
  ctx: Ctx,
  { variant, fields, accountId: asked, admit }: NewBylaws,
): Promise<Result<SavedBylaws>> {
  const form = findForm(variant);
  if (!form) return refuse({ code: "not_found" });
  const judged = judgeFields(ctx, form, fields);
  if (!judged.ok) return judged;
  const admitted = await admit?.();
  if (admitted?.ok === false) return admitted;
  const { actor } = ctx;
  const accountId =
    actor.kind === "user"
      ? (asked ?? actor.accountIds.find((id) => !isReadOnly(ctx, id)))
      : undefined;
  if (accountId !== undefined) {
    if (isReadOnly(ctx, accountId)) return refuse({ code: "not_found" });
    const account = await readAccountOverview(ctx, accountId);
    if (!account.ok) return account;
  }
  return inTransaction(ctx, async (tx) => {
    const { id, hash, versionCount: number } = await insertBylaws(tx, { variant, accountId });
    await addVersion(tx, { bylawsId: id, number, answers: judged.value });
    if (accountId !== undefined) {
      await audit(tx, { action: "bylaws.created", subject: `bylaws:${id}`, data: { accountId } });
    }
    return ok({ hash, version: number });
  });
}
