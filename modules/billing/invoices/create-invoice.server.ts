import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { civilDateIn, toUtcDate } from "#modules/platform/dates";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { judgeInvoice, type NewInvoice } from "./new-invoice";
import { insertInvoice, takeInvoiceNumber } from "./store.server";

/**
 * Makes an invoice for an account, with the next number of its year. Only staff and the system may.
 * Refusals: `forbidden`; `not_found` for an unknown account; `invalid` on `order_details` (no line,
 * a line without label, lines that add up to less than zero) and on `public_notes`.
 */
export async function createInvoice(
  ctx: Ctx,
  input: NewInvoice,
): Promise<Result<{ id: number; number: string }>> {
  const others = refuseUnlessMay(ctx, "money");
  if (others) return others;
  const errors = judgeInvoice(input);
  if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
  return inTransaction(ctx, async (tx) => {
    const { accountId, publicNotes } = input;
    // Its key's lock waits for a merge that is under way: nothing is billed to a duplicate.
    const [account] = await tx.tx.$queryRaw<{ timeZone: string }[]>`
      SELECT "time_zone" AS "timeZone" FROM "accounts"
      WHERE "id" = ${accountId} AND "merged_into_id" IS NULL FOR KEY SHARE`;
    if (!account) return refuse({ code: "not_found" });
    const date = input.documentAt ?? civilDateIn(tx.now(), account.timeZone);
    const number = await takeInvoiceNumber(tx, Number(date.slice(0, 4)));
    const made = await insertInvoice(
      tx,
      { accountId, number, documentAt: toUtcDate(date), publicNotes },
      input.orderDetails.map(({ type, label, value }) => ({ type, label, valueCents: value })),
    );
    await audit(tx, {
      action: "billing.invoice-created",
      subject: `invoice:${made.id}`,
      data: { account: accountId, number },
    });
    return ok(made);
  });
}
