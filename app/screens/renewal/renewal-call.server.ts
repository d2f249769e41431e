import { data } from "@remix-run/node";
import { parseFields } from "#modules/platform/fields";
import { fileIdsOf } from "#modules/platform/forms/contract";
import { ok, type Result, refuse } from "#modules/platform/result";
import { isFullService, type RenewalPage, renewalQuote } from "#modules/renewal/contract";
import {
  type RenewalSubmission,
  renewalPage,
  renewalSchema,
  submitRenewal,
} from "#modules/renewal/index.server";
import { chosenAccount } from "~/http/chosen-account";
import type { HttpContext } from "~/http/context.server";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { sentChoices } from "./renewal-page.server";

/**
 * Submits a renewal. A form without script may ask for new totals instead, and our own pages are
 * asked for the tax return before they renew at a full-service level.
 */
export async function answerRenewal(context: HttpContext, request: Request, staffId?: number) {
  const { accountIds } = requireMember(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body, visit } = context;
  const asked = body.fields.account_id;
  const sentId = asked === undefined ? chosenAccount(request, accountIds) : readId(String(asked));
  const accountId = staffId ?? sentId ?? 0;
  const page = await renewalPage(ctx, accountId);
  if (!page.ok) return refusePage(context, page.refusal);
  if (body.controls._recompute !== undefined) return null;
  const sent = readSubmission(context, page.value);
  if (!sent.ok) return refuseForm(context, sent.refusal);
  if (!context.isScript && needsNotice(context, page.value, sent.value)) {
    return data({ notice: "return" } as const);
  }
  const done = await submitRenewal(ctx, sent.value);
  if (!done.ok) return refuseForm(context, await orConfirm(context, request, done.refusal));
  visit.leaveEvent("fire-renewal-submitted");
  const isOwn = staffId === undefined && accountIds.includes(accountId);
  const named = accountIds[0] === accountId ? undefined : accountId;
  const to = isOwn ? paths.paymentsOf(named) : paths.staffAccount(accountId);
  const { invoice } = done.value;
  return answerDone(context, { json: { redirect: to, invoice }, to, flash: "renewal-submitted" });
}

/** The renewal that was sent, with what a plain form's boxes mean. */
function readSubmission(
  context: HttpContext,
  { accountId, membership }: RenewalPage,
): Result<RenewalSubmission> {
  const { ctx, body } = context;
  const parsed = parseFields(renewalSchema, withTotals(body.fields), ctx.locale);
  if (!parsed.ok) return parsed;
  const { totals, due_on: dueOn, file_uploads: files, ...fields } = parsed.value;
  if (fields.account_id !== accountId) return refuse({ code: "not_found" });
  const ticked = {
    isUpgradeSelected: fields.is_upgrade_selected,
    isIncorporationSelected: fields.is_incorporation_selected,
  };
  return ok({
    accountId,
    currentLevelId: fields.current_level_id,
    newLevelId: fields.new_level_id,
    ...(membership ? sentChoices(membership.level, body, ticked) : ticked),
    totals: {
      subtotal: totals.subtotal,
      discountTotal: totals.discount_total,
      bonusTotal: totals.bonus_total,
      orderTotal: totals.order_total,
    },
    bonusBalance: fields.bonus_balance,
    ...(dueOn && { dueOn }),
    returnFileIds: fileIdsOf(files),
  });
}

/** A form's `totals[subtotal]` as the member of `totals` that a script sends. */
function withTotals(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  const totals: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [, part] = /^totals\[(\w+)\]$/.exec(name) ?? [];
    if (part) totals[part] = value;
    else read[name] = value;
  }
  return Object.keys(totals).length > 0 ? { ...read, totals } : read;
}

/** Whether the tax return is asked for first: not about a total that has changed meanwhile. */
function needsNotice({ body }: HttpContext, page: RenewalPage, sent: RenewalSubmission): boolean {
  const { membership } = page;
  if (!membership || membership.open || body.controls._understood !== undefined) return false;
  const quote = renewalQuote(membership.level, membership.facts, membership.today, sent);
  if (!quote || quote.totals.orderTotal !== sent.totals.orderTotal) return false;
  return quote.newLevelId === sent.newLevelId && isFullService(quote.newLevelId);
}
