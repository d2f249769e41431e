import { createInvoice, enterPayment } from "#modules/billing/index.server";
import { settle } from "#modules/billing/payments/settle.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import { ok, type Result } from "#modules/platform/result";

/** The day on which everything happens that names no day of its own. */
export const today = new Date("2027-06-01T12:00:00Z");
export const system = createCtx({ actor: { kind: "system", name: "test" }, now: () => today });

/** What a result holds; a refusal fails the test. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** An invoice over so many cents. */
export async function billed(
  accountId: number,
  value: number,
  documentAt = "2027-01-10",
  label = "Membership renewal",
) {
  const line = { type: "renewal", label, value: cents(value) } as const;
  const documented = { accountId, documentAt: civilDate(documentAt), orderDetails: [line] };
  return must(await createInvoice(system, documented));
}

/** A check that staff enter. */
export async function paidByCheck(
  accountId: number,
  invoiceIds: readonly number[],
  amount: number,
  receivedOn = "2027-02-01",
) {
  const check = { accountId, method: "check", invoiceIds, label: "Check 204" } as const;
  const received = { amount: cents(amount), receivedOn: civilDate(receivedOn) };
  return must(await enterPayment(system, { ...check, ...received })).id;
}

/** A card payment as the payments screen leaves it. */
export async function paidByCard(
  accountId: number,
  parts: readonly { invoiceId: number; amount: number; discount?: number }[],
  details: { discountId?: number; userId?: number; receivedOn?: string } = {},
): Promise<number> {
  const { discountId, userId, receivedOn = "2027-02-02" } = details;
  const actor = { kind: "user", isStaff: false, accountIds: [accountId] } as const;
  const ctx = userId ? createCtx({ actor: { ...actor, userId } }) : system;
  const settled = await inTransaction(ctx, async (tx) =>
    ok(
      await settle(tx, {
        accountId,
        method: "credit_card",
        invoices: parts.map(({ invoiceId, amount, discount = 0 }) => {
          return { invoiceId, amount: cents(amount), discount: cents(discount) };
        }),
        receivedOn: civilDate(receivedOn),
        label: "Visa ending in 1111",
        ...(discountId && { discountId }),
      }),
    ),
  );
  const id = must(settled);
  if (id === undefined) throw new Error("settled before");
  return id;
}
