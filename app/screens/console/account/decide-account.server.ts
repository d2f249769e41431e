import { z } from "zod";
import { suspendAccount } from "#modules/accounts/index.server";
import { MOST_NOTED } from "#modules/console/contract";
import { addAccountNote } from "#modules/console/index.server";
import { civilDate } from "#modules/platform/dates";
import { labelsFrom, namedFields, parseFields, text } from "#modules/platform/fields";
import type { Result } from "#modules/platform/result";
import { endMembership } from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import type { FlashKind } from "~/http/flash";
import { accountFileMessages } from "./console-account-words";
import { decideSuspension } from "./staff-account.server";

const words = text({ max: MOST_NOTED, isMultiline: true });
const fields = namedFields(
  labelsFrom(accountFileMessages, {
    note: "labelNote",
    account_reason: "labelReason",
    end_reason: "labelReason",
  }),
);
const note = fields({ decision: z.literal("note"), key: z.uuid(), note: words });
const suspend = fields({ decision: z.literal("suspend_account"), account_reason: words });
const end = fields({
  decision: z.literal("end_membership"),
  due_on: z.iso.date(),
  end_reason: words,
});

const flashes: Readonly<Record<string, FlashKind>> = {
  note: "account-noted",
  suspend_account: "account-suspended",
  restore_account: "account-restored",
  end_membership: "membership-ended",
  suspend: "basic-suspended",
  restore: "basic-restored",
};

/** What the next page says of the decision that was carried out. */
export const flashOf = ({ body }: HttpContext): FlashKind =>
  flashes[String(body.fields.decision)] ?? "saved";

/** Carries out what a form of an account's page sends, as its `decision` says. */
export async function decideAccount(
  context: HttpContext,
  accountId: number,
): Promise<Result<void>> {
  const { ctx, body } = context;
  switch (body.fields.decision) {
    case "note": {
      const sent = parseFields(note, body.fields, ctx.locale);
      if (!sent.ok) return sent;
      return addAccountNote(ctx, { accountId, text: sent.value.note, key: sent.value.key });
    }
    case "suspend_account": {
      const sent = parseFields(suspend, body.fields, ctx.locale);
      if (!sent.ok) return sent;
      return suspendAccount(ctx, { accountId, reason: sent.value.account_reason });
    }
    case "end_membership": {
      const sent = parseFields(end, body.fields, ctx.locale);
      if (!sent.ok) return sent;
      const { due_on, end_reason: reason } = sent.value;
      return endMembership(ctx, { accountId, dueOn: civilDate(due_on), reason });
    }
    case "restore_account":
      return suspendAccount(ctx, { accountId, reason: undefined });
    default:
      return decideSuspension(context, accountId);
  }
}
