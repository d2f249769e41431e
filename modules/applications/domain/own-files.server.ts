import { ownedFileIds } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import {
  type Answers,
  answerOf,
  type FieldDefinition,
  fileIdsOf,
  typeOf,
} from "#modules/platform/forms/contract";
import { message } from "#modules/platform/messages";
import { type FieldErrors, type Refused, refuse } from "#modules/platform/result";
import { applicationsMessages } from "../messages";

/** A refusal at every dropbox that names a file which is not one of the account's. */
export async function refuseForeignFiles(
  ctx: Ctx,
  accountId: number,
  fields: readonly FieldDefinition[],
  answers: Answers,
): Promise<Refused | undefined> {
  const named = fields
    .filter((field) => typeOf(field).sends === "files")
    .map(({ name }) => ({ name, ids: fileIdsOf(answerOf(answers, name)) }));
  const ids = named.flatMap((field) => field.ids);
  if (ids.length === 0) return undefined;
  const owned = new Set((await ownedFileIds(ctx, accountId, ids)).map(String));
  const foreign = named.filter((field) => field.ids.some((id) => !owned.has(id)));
  if (foreign.length === 0) return undefined;
  const errors: FieldErrors = {};
  for (const { name } of foreign) errors[name] = [message(applicationsMessages, "fileUnknown")];
  return refuse({ code: "invalid", errors });
}
