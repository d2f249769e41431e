import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  discountCodeSchema,
  holdsCardNumber,
  reserveDiscount,
} from "#modules/billing/index.server";
import { parseFields } from "#modules/platform/fields";
import type { Refusal } from "#modules/platform/result";
import { chosenAccount } from "~/http/chosen-account";
import type { HttpContext } from "~/http/context.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm, refusePage } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { loadPayments, type PaymentsView } from "../payments-page.server";
import { PaymentsScreen } from "../payments-screen";
import { wireDiscount } from "../wire-discount";

/** A code that was refused without script comes back with the screen that it was typed into. */
export const loader = ({ context, request }: LoaderFunctionArgs) => loadPayments(context, request);

/** Applies a discount code to what the account is about to pay, or removes it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  const { ctx, body } = context;
  const fields = parseFields(discountCodeSchema, body.fields, ctx.locale);
  if (!fields.ok) return refuseCode(context, fields.refusal);
  const accountId = chosenAccount(request, accountIds) ?? 0;
  const reserved = await reserveDiscount(ctx, { accountId, ...fields.value });
  if (!reserved.ok) return refuseCode(context, reserved.refusal);
  const json = reserved.value && wireDiscount(reserved.value);
  return answerDone(context, { json, to: `${paths.payments}${new URL(request.url).search}` });
}

/** A code is no secret, unless somebody typed a card number into its field. */
function refuseCode(context: HttpContext, refusal: Refusal) {
  if (refusal.code === "not_found") return refusePage(context, refusal);
  const isCard = holdsCardNumber(String(context.body.fields.code));
  return refuseForm(context, refusal, undefined, new Set(isCard ? [] : ["code"]));
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function DiscountCode() {
  const view = useLoaderData<typeof loader>() as PaymentsView;
  return <PaymentsScreen view={view} codeAnswer={useActionData<typeof action>()} />;
}
