import { z } from "zod";
import { suspendAccount } from "#modules/accounts/index.server";
import { MOST_NOTED } from "#modules/console/contract";
import { addAccountNote } from "#modules/console/index.server";
import { civilDate } from "#modules/platform/dates";
import { parseFields, text } from "#modules/platform/fields";
import { translator } from "#modules/platform/messages";
import type { Result } from "#modules/platform/result";
import { endMembership } from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import { accountFileMessages } from "./console-account-words";
import { decideSuspension } from "./staff-account.server";

const words = text({ max: MOST_NOTED, isMultiline: true });
const note = z.strictObject({ decision: z.literal("note"), key: z.uuid(), note: words });
const suspend = z.strictObject({ decision: z.literal("suspend_account"), account_reason: words });
const end = z.strictObject({
  decision: z.literal("end_membership"),
  due_on: z.iso.date(),
  end_reason: words,
});

/** Carries out what a form of an account's page sends, as its `decision` says. */
export async function decideAccount(
  context: HttpContext,
  accountId: number,
): Promise<Result<void>> {
  const { ctx, body } = context;
  const t = translator(accountFileMessages, ctx.locale);
  switch (body.fields.decision) {
    case "note": {
      const fields = parseFields(note, body.fields, { note: t("labelNote") });
      if (!fields.ok) return fields;
      return addAccountNote(ctx, { accountId, text: fields.value.note, key: fields.value.key });
    }
    case "suspend_account": {
      const fields = parseFields(suspend, body.fields, { account_reason: t("labelReason") });
      if (!fields.ok) return fields;
      return suspendAccount(ctx, { accountId, reason: fields.value.account_reason });
    }
    case "end_membership": {
      const fields = parseFields(end, body.fields, { end_reason: t("labelReason") });
      if (!fields.ok) return fields;
      const { due_on, end_reason: reason } = fields.value;
      return endMembership(ctx, { accountId, dueOn: civilDate(due_on), reason });
    }
    case "restore_account":
      return suspendAccount(ctx, { accountId, reason: undefined });
    default:
      return decideSuspension(context, accountId);
  }
}
