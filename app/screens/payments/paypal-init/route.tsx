import type { LoaderFunctionArgs } from "@remix-run/node";
import { paypalStartSchema } from "#modules/billing/index.server";
import { message } from "#modules/platform/messages";
import { isOwnCall } from "~/http/csrf.server";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { paths } from "~/http/paths";
import { refusalMessages } from "~/http/refusal-messages";
import { refusePage } from "~/http/respond.server";
import { beginPaypal } from "../begin-paypal.server";
import { queryFields, readPayment } from "../payments-call.server";

/** Begins a PayPal payment for the page's script. It changes something, so it is judged as a write. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!isOwnCall(request, context.visit)) {
    refusePage(context, { code: "forbidden", message: message(refusalMessages, "request.forged") });
  }
  const sent = await readPayment(context, request, paypalStartSchema, queryFields(request));
  if (!sent.ok) refusePage(context, sent.refusal);
  const begun = await beginPaypal(context, sent.value);
  if (!begun.ok) {
    const page = paths.paymentsOf(sent.value.named);
    refusePage(context, await orConfirm(context, request, begun.refusal, page));
  }
  const json = {
    messages: { resultCode: "Ok" },
    transactionResponse: { secureAcceptance: { secureAcceptanceUrl: begun.value.url } },
  };
  return Response.json(json, { headers: { "Cache-Control": "no-store" } });
}
