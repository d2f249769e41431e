import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { VERSIONS_MAX } from "../contract";
import { isHash } from "../domain/hash";
import { findForm } from "../forms";
import { takeNextNumber } from "../store.server";
import type { BylawsForm } from "../templates/form";
import { verdictMessages } from "../verdict-messages";
import { addVersion, judgeFields, type SavedBylaws } from "./save-version.server";

/**
 * Saves the next numbered version and asks a worker to write its files. Fields that were not sent
 * are those of the version before; to send none is no save. Whoever holds the hash may; two saves at
 * once each get their own number.
 * Refusals: `not_found` for an unknown hash or variant, `invalid` with the messages at their
 * fields, `conflict` after 500 versions.
 */
export async function updateBylaws(
  ctx: Ctx,
  { variant, hash, fields }: { variant: string; hash: string; fields: unknown },
): Promise<Result<SavedBylaws>> {
  const form = findForm(variant);
  if (!form || !isHash(hash)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx) => {
    const taken = await takeNextNumber(tx, { hash, variant });
    if (!taken) return refuse({ code: "not_found" });
    const judged = judgeFields(ctx, form, await withUnsent(tx, form, taken.id, fields));
    if (!judged.ok) return judged;
    if (taken.versionCount > VERSIONS_MAX) {
      const tooMany = message(verdictMessages, "tooManyVersions", { max: VERSIONS_MAX });
      return refuse({ code: "conflict", message: tooMany });
    }
    await addVersion(tx, {
      bylawsId: taken.id,
      number: taken.versionCount,
      answers: judged.value,
    });
    return ok({ hash, version: taken.versionCount });
  });
}

/**
 * The submitted fields, completed by what the newest version holds of those that are still asked.
 * The version of the wording is no answer: where none was submitted the present one is meant.
 */
async function withUnsent(
  tx: TxCtx,
  form: BylawsForm,
  bylawsId: number,
  fields: unknown,
): Promise<unknown> {
  const isSent = typeof fields === "object" && fields !== null && Object.keys(fields).length > 0;
  if (!isSent) return fields;
  const { answers } = await tx.tx.bylawsVersion.findFirstOrThrow({
    where: { bylawsId },
    orderBy: { number: "desc" },
    select: { answers: true },
  });
  const asked = Object.entries(Object(answers)).filter(
    ([name]) => name !== "version" && Object.hasOwn(form.words, name),
  );
  return { ...Object.fromEntries(asked), ...fields };
}
