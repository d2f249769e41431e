import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { parseFields } from "#modules/platform/fields";
import { enqueue } from "#modules/platform/jobs/index.server";
import type { Result } from "#modules/platform/result";
import type { BylawsAnswers } from "../contract";
import { renderBylaws } from "../jobs";
import { insertVersion } from "../store.server";
import type { BylawsForm } from "../templates/form";

/** What a save answers with: the capability, and the number of the version it made. */
export interface SavedBylaws {
  readonly hash: string;
  readonly version: number;
}

/** Judges the fields of a form; refusal `invalid` with the messages at their fields. */
export const judgeFields = (ctx: Ctx, form: BylawsForm, fields: unknown): Result<BylawsAnswers> =>
  parseFields(form.schema, fields, ctx.locale);

/** Adds the version, and the request to write its files in the same transaction. */
export async function addVersion(
  tx: TxCtx,
  version: { bylawsId: number; number: number; answers: BylawsAnswers },
): Promise<void> {
  const versionId = await insertVersion(tx, version);
  await enqueue(tx, renderBylaws, { versionId }, { dedupeKey: `bylaws.render:${versionId}` });
}
