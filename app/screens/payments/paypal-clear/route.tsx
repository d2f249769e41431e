import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { clearPaypal } from "#modules/billing/index.server";
import { message } from "#modules/platform/messages";
import type { HttpContext } from "~/http/context.server";
import { isOwnCall } from "~/http/csrf.server";
import { paths } from "~/http/paths";
import { refusalMessages } from "~/http/refusal-messages";
import { answerDone, refusePage } from "~/http/respond.server";
import { payingAccount } from "../payments-call.server";

/** Disconnects PayPal for a page's script. It changes something, so it is judged as a write. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (!isOwnCall(request, context.visit)) {
    refusePage(context, { code: "forbidden", message: message(refusalMessages, "request.forged") });
  }
  return disconnect(context, request);
}

/** The same for a form. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method !== "POST") refusePage(context, { code: "not_found" });
  return disconnect(context, request);
}

async function disconnect(context: HttpContext, request: Request): Promise<Response> {
  const account = payingAccount(context, request, context.body.fields);
  if (!account.ok) refusePage(context, account.refusal);
  const { accountId, named } = account.value;
  const cleared = await clearPaypal(context.ctx, { accountId });
  if (!cleared.ok) refusePage(context, cleared.refusal);
  const to = paths.paymentsOf(named);
  return answerDone(context, { json: { status: "cleared" }, to, flash: "paypal-cleared" });
}
