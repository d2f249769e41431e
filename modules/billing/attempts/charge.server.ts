import { readRecipient } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { mayPayFor } from "#modules/platform/permission.server";
import { checkLimit, hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result } from "#modules/platform/result";
import type { PaymentOutcome } from "../contract";
import { gateway } from "../gateway/index.server";
import { type AttemptMethod, beginAttempt } from "./begin.server";
import { attempted, concludeAttempt, replayAttempt } from "./conclude.server";
import type { BankPayment, CardPayment } from "./inputs";
import { refuseNothingToPay } from "./refusals.server";

/** The provider takes no longer name with a bank account. */
const NAME_ON_ACCOUNT = 22;

/**
 * Pays invoices by card: the account's own people, staff and the system.
 * @returns `assigned` or `unassigned`; refusal `not_found`, `conflict` (with `totals` when they
 *   changed; paid already; another payment under way), `invalid` at `payment` with the provider's
 *   words (declined, refused or not reached: nothing was charged) or at `invoices`; `too_many` after
 *   five declined tries of an account within a day, as they come from who tests stolen cards
 */
export const payByCard = (ctx: Ctx, input: CardPayment): Promise<Result<PaymentOutcome>> =>
  charge(ctx, "credit_card", input);

/** Pays invoices from a bank account; the name is cut to what the provider takes. As `payByCard`. */
export const payByBank = (ctx: Ctx, input: BankPayment): Promise<Result<PaymentOutcome>> => {
  const { nameOnAccount, ...rest } = input;
  const name = Array.from(nameOnAccount).slice(0, NAME_ON_ACCOUNT).join("");
  return charge(ctx, "bank_account", { ...rest, name });
};

type Chargeable = Omit<BankPayment, "nameOnAccount"> & { readonly name: string } & Partial<
    Pick<CardPayment, "address" | "city" | "state" | "zip" | "phone">
  >;

async function charge(
  ctx: Ctx,
  method: Extract<AttemptMethod, "credit_card" | "bank_account">,
  input: Chargeable,
): Promise<Result<PaymentOutcome>> {
  const nonce = input.opaque.dataValue;
  const declines = String(input.accountId);
  const isCounted = ctx.actor.kind === "user" && mayPayFor(ctx, input.accountId);
  const allowed = isCounted ? await checkLimit(ctx, "paymentDecline", declines) : ok(undefined);
  if (!allowed.ok) return allowed;
  // Before the attempt: nothing that can fail may come between it and the call.
  const email = await payersEmail(ctx, input.accountId);
  const begun = await beginAttempt(ctx, method, input, { nonce, judge: refuseNothingToPay });
  if (!begun.ok) return begun;
  if (!begun.value.isNew) return replayAttempt(ctx, begun.value.ref);
  const { ref, amount } = begun.value.attempt;
  const { name, address, city, state, zip, phone, opaque, customerIp } = input;
  const outcome = await gateway().charge({
    ref,
    amount,
    method,
    opaque,
    name,
    address,
    city,
    state,
    zip,
    phone,
    customerIp,
    customerId: String(input.accountId),
    email,
  });
  if (outcome.kind === "declined" && isCounted) {
    await attempted(ctx, ref, () => hitLimit(ctx, "paymentDecline", declines));
  }
  return concludeAttempt(ctx, ref, outcome);
}

/** The address of whoever pays for their own account; nothing when staff do it for others. */
async function payersEmail(ctx: Ctx, accountId: number): Promise<string> {
  const { actor } = ctx;
  if (actor.kind !== "user" || !actor.accountIds.includes(accountId)) return "";
  return (await readRecipient(ctx, { userId: actor.userId }))?.to ?? "";
}
