import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { PaymentOutcome } from "#modules/billing/contract";
import { brand } from "#modules/platform/brand.server";
import { parseFields } from "#modules/platform/fields";
import { translator } from "#modules/platform/messages";
import { hitLimit } from "#modules/platform/ratelimit/index.server";
import { ok, type Refusal, type Result, refuse } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { paymentsMessages } from "./words";

type Fields = Readonly<Record<string, unknown>>;

/** The account whose invoices a call means, and the address that names it. */
export interface PayingAccount {
  readonly accountId: number;
  /** Undefined for the person's first account, which no address needs to name. */
  readonly named: number | undefined;
  readonly isStaff: boolean;
}

/**
 * The account of a call: `account_id` of the address or of the body, else the person's first.
 * Somebody else's is `not_found`, whatever else was sent.
 */
export function payingAccount(
  context: HttpContext,
  request: Request,
  fields: Fields = {},
): Result<PayingAccount> {
  const { accountIds, user } = requireMember(context, request);
  const asked = new URL(request.url).searchParams.get("account_id") ?? fields.account_id ?? "";
  const named = typeof asked === "object" ? 0 : readId(String(asked));
  const accountId = asked === "" ? accountIds[0] : named;
  const isOwn = accountId !== undefined && accountIds.includes(accountId);
  if (!accountId || !(isOwn || user.isStaff)) return refuse({ code: "not_found" });
  const isFirst = accountIds[0] === accountId;
  return ok({ accountId, named: isFirst ? undefined : accountId, isStaff: user.isStaff });
}

/** What a form or a script sent; scripts may write a list's name with brackets. */
export function sentFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name === "invoices[]" ? "invoices" : name,
      value,
    ]),
  );
}

/** What the address of a call says; a name that is there more than once is a list. */
export function queryFields(request: Request): Fields {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const all = searchParams.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

/** A payment that was sent: whose it is, and its fields. Tries are counted an account. */
export async function readPayment<S extends z.ZodType>(
  context: HttpContext,
  request: Request,
  schema: S,
  sent: Fields = context.body.fields,
): Promise<Result<PayingAccount & { readonly fields: z.output<S> }>> {
  if (request.method === "PUT" || request.method === "DELETE") return refuse({ code: "not_found" });
  const account = payingAccount(context, request, sent);
  if (!account.ok) return account;
  const parsed = parseFields(schema, sentFields(sent), context.ctx.locale);
  if (!parsed.ok) return parsed;
  const allowed = await hitLimit(context.ctx, "payment", String(account.value.accountId));
  return allowed.ok ? ok({ ...account.value, fields: parsed.value }) : allowed;
}

/** Refuses a payment: what can be mended comes back with the screen, the rest is a page. */
export async function refusePayment(context: HttpContext, request: Request, refused: Refusal) {
  const refusal = await orConfirm(context, request, refused);
  const isMendable = ["invalid", "conflict", "too_many"].includes(refusal.code);
  return isMendable ? refuseForm(context, refusal) : refusePage(context, refusal);
}

/** Where somebody goes after a payment: staff see the account's payments, members their finances. */
export const paidTo = ({ accountId, named, isStaff }: PayingAccount): string =>
  isStaff ? paths.latestPayments(accountId) : paths.finances({ accountId: named });

/**
 * Answers a payment. "Ok" means that it was assigned; charged and not assigned is no refusal, since
 * nobody may pay again, so it has status 200 and another `resultCode`.
 */
export function answerPayment(
  context: HttpContext,
  { named }: PayingAccount,
  outcome: PaymentOutcome,
  to: string,
): Response {
  const t = translator(paymentsMessages, context.ctx.locale);
  if (outcome.kind === "assigned") {
    const { paymentId: id, transId, label } = outcome;
    const json = {
      messages: answerMessages("Ok", "I00001", t("done.text")),
      transactionResponse: { transId, accountType: label },
      payment: { id },
    };
    return answerDone(context, { json, to, flash: "payment-approved" });
  }
  const text = t("unassigned.text", { phone: brand.supportPhone });
  const messages = answerMessages("Error", "unassigned", text);
  const json = { messages, transactionResponse: {}, reference: outcome.reference };
  return context.isScript ? Response.json(json) : redirect(paths.paymentsOf(named), 303);
}

const answerMessages = (resultCode: "Ok" | "Error", code: string, text: string) => ({
  resultCode,
  message: [{ code, text }],
});
