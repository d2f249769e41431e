import { z } from "zod";
import {
  readAccountOverview,
  readBasicRenewal,
  suspendBasicRenewal,
} from "#modules/accounts/index.server";
import { billingLimits } from "#modules/billing/contract";
import { labelsFrom, namedFields, parseFields, text } from "#modules/platform/fields";
import type { Result } from "#modules/platform/result";
import { findLevel, renewalPage } from "#modules/renewal/index.server";
import type { HttpContext } from "~/http/context.server";
import { refusePage } from "~/http/respond.server";
import { staffAccountMessages } from "./staff-account-words";

/** Everything that the staff's page of an account shows. */
export async function loadStaffAccount(context: HttpContext, accountId: number) {
  const { ctx } = context;
  const found = await readAccountOverview(ctx, accountId);
  if (!found.ok) return refusePage(context, found.refusal);
  const page = await renewalPage(ctx, accountId);
  if (!page.ok) return refusePage(context, page.refusal);
  const basicRenewal = await readBasicRenewal(ctx, accountId);
  if (!basicRenewal.ok) return refusePage(context, basicRenewal.refusal);
  const { levelId } = found.value;
  const level = levelId === null ? undefined : await findLevel(ctx, levelId);
  return {
    overview: found.value,
    levelName: level?.name,
    page: page.value,
    basicRenewal: basicRenewal.value,
  };
}

export type StaffAccount = Awaited<ReturnType<typeof loadStaffAccount>>;

const suspension = namedFields(labelsFrom(staffAccountMessages, { reason: "labelReason" }))({
  decision: z.literal("suspend"),
  reason: text({ max: billingLimits.note, isMultiline: true }),
});
const end = z.strictObject({ decision: z.literal("restore") });

/** Suspends an account from basic renewal, or lets it again, as the form's `decision` says. */
export function decideSuspension(context: HttpContext, accountId: number): Promise<Result<void>> {
  const { ctx, body } = context;
  const isEnd = body.fields.decision === "restore";
  const fields = parseFields(isEnd ? end : suspension, body.fields, ctx.locale);
  if (!fields.ok) return Promise.resolve(fields);
  const reason = fields.value.decision === "suspend" ? fields.value.reason : undefined;
  return suspendBasicRenewal(ctx, { accountId, reason });
}
