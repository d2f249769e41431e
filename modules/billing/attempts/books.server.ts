import type { Ctx } from "#modules/platform/ctx.server";
import { days, minutes } from "#modules/platform/dates";
import { cents } from "#modules/platform/money";
import { gateway } from "../gateway/index.server";
import type { GatewayTransaction, Lookup } from "../gateway/port";
import { endAttempt, leaveAttempt } from "./conclude.server";
import { recordPayment } from "./record.server";

/** One-time tokens and hosted pages are dead after 15 minutes: what is absent then never comes. */
const SURELY_ABSENT = minutes(20);

/** What is asked of the provider's books about an attempt. */
export interface OpenAttempt {
  readonly ref: string;
  readonly status: string;
  readonly amountCents: number;
  readonly gatewayTransId: string | null;
  readonly label: string;
  readonly payerUrl: string | null;
  readonly method: string;
  readonly dispatchedAt: Date | null;
  readonly createdAt: Date;
}

/**
 * - `recorded`: it was charged and is entered now; `ended`: nothing was charged, all is free again;
 * - `waiting`: the books do not tell yet; `in_review`: the provider still looks at it, which may take
 *   days; `unreadable`: they cannot be read now.
 */
export type Decision = "recorded" | "ended" | "waiting" | "in_review" | "unreadable";

/**
 * Decides an unfinished attempt by the provider's books. What they do not show counts as never
 * charged after 20 minutes and not before; until it is decided, its invoices stay blocked.
 */
export async function decideByBooks(ctx: Ctx, attempt: OpenAttempt): Promise<Decision> {
  const { ref, status, gatewayTransId, label } = attempt;
  if (status === "charged" && gatewayTransId) {
    return entered(await recordPayment(ctx, ref, { transId: gatewayTransId, label }));
  }
  if (attempt.method === "paypal" && status === "dispatching" && !attempt.payerUrl) {
    // Nothing is charged before a payer consents, and nobody was shown where.
    return ended(await endAttempt(ctx, ref, "failed", { code: "not_begun", text: "" }));
  }
  const lookup = await lookUp(attempt);
  switch (lookup.kind) {
    case "unknown":
      ctx.log.warn({ ref, reason: lookup.reason }, "the card provider's books cannot be read");
      return "unreadable";
    case "absent":
      return decideAbsent(ctx, attempt);
    case "found":
      return decideFound(ctx, attempt, lookup);
  }
}

async function decideAbsent(
  ctx: Ctx,
  { ref, dispatchedAt, createdAt }: OpenAttempt,
): Promise<Decision> {
  const since = (dispatchedAt ?? createdAt).getTime();
  if (ctx.now().getTime() - since <= SURELY_ABSENT) return "waiting";
  return ended(await endAttempt(ctx, ref, "failed", { code: "not_charged", text: "" }));
}

async function decideFound(
  ctx: Ctx,
  attempt: OpenAttempt,
  found: GatewayTransaction,
): Promise<Decision> {
  const { ref, status, amountCents, label } = attempt;
  switch (found.standing) {
    case "charged":
    case "returned":
      // A charge of another amount pays no invoice; a person must look at it.
      if (found.amount !== cents(amountCents)) return "waiting";
      return entered(
        await recordPayment(ctx, ref, { transId: found.transId, label: label || found.label }),
      );
    case "none":
      // At the provider's own page a declined card can be followed by another one.
      if (attempt.method !== "paypal" && attempt.payerUrl) return decideAbsent(ctx, attempt);
      return ended(await endAttempt(ctx, ref, "declined", { code: found.status, text: "" }));
    case "held":
      if (status !== "held") {
        await leaveAttempt(ctx, ref, "held", { gatewayTransId: found.transId });
      }
      return "in_review";
    case "refund":
    case "other":
      return "waiting";
  }
}

/** What the provider's books show of an attempt now. */
export const lookUp = ({ status, ref, gatewayTransId, createdAt }: OpenAttempt): Promise<Lookup> =>
  status === "held" && gatewayTransId
    ? gateway().details(gatewayTransId)
    : gateway().find(ref, { since: new Date(createdAt.getTime() - days(1)) });

const entered = ({ ok }: { readonly ok: boolean }): Decision => (ok ? "recorded" : "waiting");
const ended = (isEnded: boolean): Decision => (isEnded ? "ended" : "waiting");
