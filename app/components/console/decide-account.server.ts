import { z } from "zod";
import { MOST_NOTED } from "#modules/console/contract";
import { addAccountNote } from "#modules/console/index.server";
import { parseFields, text } from "#modules/platform/fields";
import { translator } from "#modules/platform/messages";
import type { Result } from "#modules/platform/result";
import { decideSuspension } from "~/components/staff-account/staff-account.server";
import type { HttpContext } from "~/http/context.server";
import { accountFileMessages } from "~/messages/console-account";

const note = z.strictObject({
  decision: z.literal("note"),
  key: z.uuid(),
  note: text({ max: MOST_NOTED, isMultiline: true }),
});

/** Carries out what a form of an account's page sends, as its `decision` says. */
export async function decideAccount(
  context: HttpContext,
  accountId: number,
): Promise<Result<void>> {
  const { ctx, body } = context;
  if (body.fields.decision !== "note") return decideSuspension(context, accountId);
  const labels = { note: translator(accountFileMessages, ctx.locale)("labelNote") };
  const fields = parseFields(note, body.fields, labels);
  if (!fields.ok) return fields;
  return addAccountNote(ctx, { accountId, text: fields.value.note, key: fields.value.key });
}
