import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { minutes } from "#modules/platform/dates";
import type { PaymentAttempt } from "#modules/platform/generated/prisma/client";
import { mayPayFor } from "#modules/platform/permission.server";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { PaymentOutcome } from "../contract";
import { gateway } from "../gateway/index.server";
import { beginAttempt, requestHashOf } from "./begin.server";
import { decideByBooks } from "./books.server";
import { endAttempt, replayAttempt } from "./conclude.server";
import type { HostedStart } from "./inputs";
import { paymentInProgress, refusedByProvider, refuseNothingToPay } from "./refusals.server";
import { noteEvent, openStatuses } from "./store.server";

/** The provider closes its page after 15 minutes; a minute less leaves time to open it. */
const PAGE_MS = minutes(14);

/** The provider's page: a form that posts `token` to `url` opens it. */
export interface HostedPayment {
  readonly url: string;
  readonly token: string;
}

/**
 * Begins a payment at the provider's own page, for browsers without JavaScript. Its invoices stay
 * blocked until the payment is seen in the provider's books, or can no longer be made. Asking again
 * for the same payment gives the same page, so that it cannot be paid twice.
 * @returns refusals as `payByCard`
 */
export async function startHostedPayment(
  ctx: Ctx,
  input: HostedStart,
): Promise<Result<HostedPayment>> {
  const begun = await beginAttempt(ctx, "credit_card", input, {
    isHosted: true,
    judge: refuseNothingToPay,
  });
  if (!begun.ok) return (await openPage(ctx, input)) ?? begun;
  if (!begun.value.isNew) {
    const replayed = await replayAttempt(ctx, begun.value.ref);
    return (await openPage(ctx, input)) ?? (replayed.ok ? paymentInProgress() : replayed);
  }
  const { ref, amount } = begun.value.attempt;
  const { returnUrl, cancelUrl } = input;
  const page = await gateway().hostedPage({ ref, amount, returnUrl, cancelUrl });
  if (page.kind === "page") return keepPage(ctx, ref, page);
  // A page that nobody has seen charges nothing.
  const why = page.kind === "error" ? page : { code: "unknown", text: "" };
  await endAttempt(ctx, ref, "failed", why);
  return refusedByProvider(why.text);
}

async function keepPage(
  ctx: Ctx,
  ref: string,
  { url, token }: HostedPayment,
): Promise<Result<HostedPayment>> {
  return inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.paymentAttempt.updateMany({
      where: { ref, status: "dispatching" },
      data: { payerUrl: url, payerToken: token },
    });
    if (count === 0) return paymentInProgress();
    await noteEvent(tx, ref, "at_provider");
    return ok({ url, token });
  });
}

/** The page of the same payment, while it can still be opened. */
async function openPage(ctx: Ctx, input: HostedStart): Promise<Result<HostedPayment> | undefined> {
  if (!mayPayFor(ctx, input.accountId)) return undefined;
  const found = await ctx.db.paymentAttempt.findFirst({
    where: {
      accountId: input.accountId,
      requestHash: requestHashOf("hosted", input),
      status: "dispatching",
    },
  });
  const page = found && hostedPageOf(found, ctx.now());
  return page ? ok(page) : undefined;
}

/** The page of an attempt, while it can still be opened. */
export const hostedPageOf = (
  attempt: Pick<PaymentAttempt, "payerUrl" | "payerToken" | "dispatchedAt">,
  now: Date,
): HostedPayment | null =>
  attempt.payerUrl &&
  attempt.payerToken &&
  attempt.dispatchedAt &&
  attempt.dispatchedAt.getTime() > now.getTime() - PAGE_MS
    ? { url: attempt.payerUrl, token: attempt.payerToken }
    : null;

/**
 * The payer comes back from the provider's page: its books tell how it ended.
 * @returns `assigned`; `unassigned` while the books do not show it; refusal `not_found` when the
 *   account began no such payment, `invalid` at `payment` when it was refused there
 */
export async function finishHostedPayment(
  ctx: Ctx,
  { accountId, attempt }: { readonly accountId: number; readonly attempt: string },
): Promise<Result<PaymentOutcome>> {
  if (!mayPayFor(ctx, accountId)) return refuse({ code: "not_found" });
  const found = await ctx.db.paymentAttempt.findFirst({
    where: { accountId, idemKey: attempt, payerUrl: { not: null }, method: "credit_card" },
  });
  if (!found) return refuse({ code: "not_found" });
  // Who opens this address again and again must not ask the provider's books as often.
  const mayAsk = await hitLimit(ctx, "payment", `books:${accountId}`);
  if (mayAsk.ok && openStatuses.some((one) => one === found.status)) {
    await decideByBooks(ctx, found);
  }
  const { status } = await ctx.db.paymentAttempt.findUniqueOrThrow({
    where: { ref: found.ref },
    select: { status: true },
  });
  return status === "dispatching"
    ? ok({ kind: "unassigned", reference: found.ref })
    : replayAttempt(ctx, found.ref);
}
